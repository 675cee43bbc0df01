/* Every fact of season 2025-26. Next season: rename this folder (docs/change.md#next-season). */
// biome-ignore-all lint/performance/noBarrelFile: the folder is chosen as a whole, in one line
export { cupWeek, tournamentDays } from './cupWeek'
export { eventPrices } from './eventPrices'
export { groupDates, groupDeposit, groupMinimum, youthExperiences } from './groupSales'
export {
  blockNames,
  exampleCodes,
  planGames,
  planWithoutTable,
  resaleThreshold,
  schedulePlans,
  seasonCode,
  youthPlan,
} from './plans'
export { priceTerms } from './priceTerms'
