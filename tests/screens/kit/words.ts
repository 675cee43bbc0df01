/** What no page may ever show. */
export const BROKEN = /undefined|NaN|null|\[object Object\]|Invalid Date/
