/* The season that the app is built for: this line alone names its folder. */

// biome-ignore lint/performance/noBarrelFile: which season is shown is said here, in one line
export * from './2025/season'
