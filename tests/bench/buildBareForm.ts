import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/** Builds the bare form as the app is built, as `bare-form.html` beside it. */
export async function buildBareForm(dist: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: dist,
      emptyOutDir: false,
      lib: { entry: 'tests/bench/bareForm.tsx', formats: ['es'], fileName: () => 'bare-form.js' },
    },
  })
  const script = '<script type="module" src="bare-form.js"></script>'
  await writeFile(join(dist, 'bare-form.html'), `<!doctype html><body>${script}</body>`)
}
