/* The season that the app is built for: this line alone names its folder. */

// biome-ignore lint/performance/noBarrelFile: the one line that chooses the season
export * from './2025/season'
