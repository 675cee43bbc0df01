import { FAULT_KINDS } from './faults'

const options = FAULT_KINDS.map((kind) => `<option>${kind}</option>`).join('')

/** The page of switches at /api/__mock; everything it needs is in it. */
export const CONTROL_PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Sample API switches</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
  form { display: grid; grid-template-columns: 9rem 1fr; gap: .5rem 1rem; align-items: center; }
  input, select, textarea, button { font: inherit; padding: .3rem .5rem; }
  input[type=checkbox] { justify-self: start; }
  .buttons { grid-column: 2; display: flex; gap: .5rem; flex-wrap: wrap; }
  pre { background: #f3f3f3; padding: .75rem; overflow: auto; max-height: 22rem; font-size: .8rem; }
</style>
</head>
<body>
<h1>Sample API switches</h1>
<p>Make calls go wrong and see what the app says. A path is any part of the address, or a pattern between slashes.</p>
<form id="fault">
  <label for="kind">What happens</label><select id="kind" name="kind">${options}</select>
  <label for="method">Method</label><select id="method" name="method"><option value="">any</option><option>GET</option><option>POST</option><option>PUT</option><option>DELETE</option></select>
  <label for="path">Path contains</label><input id="path" name="path" placeholder="bruins-games/distinct/games">
  <label for="status">Status</label><input id="status" name="status" type="number" placeholder="500">
  <label for="ms">Milliseconds</label><input id="ms" name="ms" type="number" placeholder="1000">
  <label for="times">How often</label><input id="times" name="times" type="number" min="1" placeholder="until switched off">
  <label for="body">Body</label><textarea id="body" name="body" rows="2"></textarea>
  <label for="after">Write first, then fail</label><input id="after" name="after" type="checkbox">
  <div class="buttons">
    <button>Switch on</button>
    <button type="button" id="clear">All off</button>
    <button type="button" id="reset">Reset sample data</button>
  </div>
</form>
<h2>Switched on</h2>
<pre id="list"></pre>
<h2>Last calls</h2>
<pre id="log"></pre>
<script>
  const at = (id) => document.getElementById(id)
  const call = (method, path, body) => fetch('/api/__mock/' + path, { method, body: body && JSON.stringify(body) }).then((r) => r.json())
  async function show() {
    const faults = await call('GET', 'faults')
    const log = await call('GET', 'log')
    at('list').textContent = faults.map((f) => JSON.stringify(f)).join('\\n') || 'nothing'
    at('log').textContent = log.slice(-40).reverse().map((e) => e.method + ' ' + e.path + e.search).join('\\n') || 'none'
  }
  at('fault').addEventListener('submit', async (event) => {
    event.preventDefault()
    const form = new FormData(event.target)
    const fault = Object.fromEntries([...form].filter(([, value]) => value !== ''))
    if (fault.after) fault.after = true
    await call('POST', 'faults', fault)
    show()
  })
  at('clear').addEventListener('click', () => call('DELETE', 'faults').then(show))
  at('reset').addEventListener('click', () => call('POST', 'reset').then(show))
  show()
  setInterval(show, 3000)
</script>
</body>
</html>
`
