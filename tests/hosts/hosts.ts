import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { end, freePort, program, untilAnswers } from '../childServer'

/** A web server that runs with the build under /game-plans/. */
export interface Host {
  port: number
  stop(): Promise<void>
}

/** A kind of web server that may be installed here. */
export interface HostKind {
  name: string
  /** Its program; undefined where it is not installed. */
  program: string | undefined
  start(options?: { asDocumented: boolean }): Promise<Host>
}

/** nobody: who runs as root here lets the servers run as somebody without rights. */
const NOBODY = 65_534

/** Apache with what docs/deploy.md asks of it, or as it comes; listings and guessed names are on. */
export const apache: HostKind = {
  name: 'Apache',
  program: program('apache2', 'httpd'),
  start: ({ asDocumented } = { asDocumented: true }) =>
    run(apache, (folder, port) => ({
      config: `
ServerName localhost
ServerRoot ${folder}
Listen 127.0.0.1:${port}
PidFile run/apache.pid
Mutex file:run
ErrorLog run/error.log
${apacheModules()}
TypesConfig mime.types
DocumentRoot ${folder}/www
${asDocumented ? 'AllowEncodedSlashes NoDecode' : ''}
<Directory ${folder}/www>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride ${asDocumented ? 'FileInfo' : 'All'}
  Require all granted
</Directory>
`,
      args: (file) => ['-f', file, '-DFOREGROUND'],
    })),
}

/** nginx with docs/nginx.conf, beside lines that a site may well have for its own files. */
export const nginx: HostKind = {
  name: 'nginx',
  program: program('nginx'),
  start: () =>
    run(nginx, (folder, port) => ({
      config: `
daemon off;
pid run/nginx.pid;
error_log run/error.log;
events {}
http {
  types { text/html html; text/css css; application/javascript js; image/svg+xml svg; font/woff2 woff2; }
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path run/body;
  proxy_temp_path run/proxy;
  fastcgi_temp_path run/fastcgi;
  uwsgi_temp_path run/uwsgi;
  scgi_temp_path run/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/www;
    autoindex on;
    location ~ \\.(js|css)$ { expires 1h; }
    ${readFileSync('docs/nginx.conf', 'utf8')}
  }
}
`,
      args: (file) => ['-p', folder, '-e', 'run/error.log', '-c', file],
    })),
}

/** Some are built in on one system and files on another. */
function apacheModules(): string {
  const places = [
    '/usr/lib/apache2/modules',
    '/usr/lib64/httpd/modules',
    '/usr/lib/httpd/modules',
    '/usr/libexec/apache2',
  ]
  const folder = places.find((place) => existsSync(place))
  if (folder === undefined) throw new Error('Apache is installed, but none of its modules.')
  const names = ['unixd', 'mpm_event', 'authz_core', 'dir', 'mime', 'negotiation', 'autoindex']
  return [...names, 'rewrite', 'headers', 'filter', 'deflate']
    .filter((name) => existsSync(join(folder, `mod_${name}.so`)))
    .map((name) => `LoadModule ${name}_module ${folder}/mod_${name}.so`)
    .join('\n')
}

/** Starts a server in the foreground on a free port, in a folder of its own that `stop` removes. */
async function run(
  { name, program }: HostKind,
  setUp: (folder: string, port: number) => { config: string; args: (file: string) => string[] },
): Promise<Host> {
  if (program === undefined) throw new Error(`${name} is not installed.`)
  const folder = mkdtempSync(join(tmpdir(), 'game-plans-host-'))
  const port = await freePort()
  cpSync('dist', join(folder, 'www', 'game-plans'), { recursive: true })
  mkdirSync(join(folder, 'run'))
  // Somebody without rights must read the one and write the other.
  chmodSync(folder, 0o755)
  chmodSync(join(folder, 'run'), 0o777)
  writeFileSync(join(folder, 'mime.types'), 'text/html html\n')
  const { config, args } = setUp(folder, port)
  const file = join(folder, 'server.conf')
  writeFileSync(file, config)

  const isRoot = process.getuid?.() === 0
  const server = spawn(program, args(file), {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text))
  const stop = async () => {
    await end(server)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilAnswers(server, () => ask(port, '/'))
  } catch (error) {
    const log = join(folder, 'run', 'error.log')
    if (existsSync(log)) said += readFileSync(log, 'utf8')
    await stop()
    throw new Error(`${name} did not start: ${said}`, { cause: error })
  }
  return { port, stop }
}

/** What a host answered. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks for a path exactly as it is written: fetch would tidy it, and follow or unpack the answer. */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers, agent: false }, (res) => {
      const parts: Buffer[] = []
      res.on('data', (part: Buffer) => parts.push(part))
      res.on('error', reject)
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts) }),
      )
    })
    call.on('error', reject)
    call.end()
  })
}
