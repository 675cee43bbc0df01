import { runnerImport } from 'vite'

const { module } = await runnerImport('./tests/fonts/write.ts')
module.writeFonts()
