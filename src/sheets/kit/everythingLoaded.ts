/** Longest wait for fonts and pictures, in milliseconds. */
const patience = 4000

/**
 * Waits until all fonts and pictures of the page are loaded and painted, or have had their time. Never
 * fails: a picture that cannot be loaded has its fallback. `beforeprint` could not wait for them.
 */
export async function everythingLoaded(): Promise<void> {
  await Promise.race([loaded(), new Promise((done) => setTimeout(done, patience))])
}

async function loaded(): Promise<void> {
  // Not every engine can say when a picture is drawn; what it throws is a picture that is not waited for.
  const pictures = [...document.images].map(async (image) => image.decode())
  await Promise.allSettled([document.fonts?.ready, ...pictures])
  // A logo that has just come takes its badge's place in the next drawing.
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
}
