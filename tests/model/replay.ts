/**
 * Which runs are tried: the same ones each time. `MODEL_SEED` in the environment tries others,
 * `MODEL_PATH`, as a failure names it, one of them again.
 */
export const replay = {
  seed: Number(process.env.MODEL_SEED ?? 11),
  path: process.env.MODEL_PATH ?? '',
}
