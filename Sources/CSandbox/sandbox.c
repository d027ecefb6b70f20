int bucle_sandbox_unused;
