/* The season that the app is built for. Only this line names its folder. */

// biome-ignore lint/performance/noBarrelFile: this line chooses the season
export * from './2025/season'
