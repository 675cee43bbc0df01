/** Names of what a module of src/api exports for screens: hooks and prefetches. */
export const hooksOf = (module: object): string[] =>
  Object.keys(module).filter((name) => /^(use|prefetch)[A-Z]/.test(name))
