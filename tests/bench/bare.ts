/*
 * The baselines: what a page costs that makes the same calls and shows the same cells, written by
 * hand in one HTML file without any library.
 */

const page = (style: string, body: string, script: () => void) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/game-plans/icon.png" type="image/png" sizes="48x48">
<title>Game Plans</title>
<style>body{margin:1rem;font:15px Arial,sans-serif}${style}</style>
</head>
<body>
${body}
<script>(${script.toString()})()</script>
</body>
</html>
`

/** A season calendar of P26ALL: eight months and the double-header table as plain tables. */
export const bareCalendar = page(
  `main{display:grid;grid-template-columns:repeat(4,1fr);gap:1rem}table{width:100%;table-layout:fixed;border-collapse:collapse}td,th{border:1px solid #ccc;vertical-align:top}.b{background:#fc0}.c{background:#0a5;color:#fff}`,
  '<h1>RAFTERS PRICING</h1><main></main>',
  drawCalendar,
)

/** The Bruins games: a link that fetches and shows them, and a button that opens a dialog of plain fields. */
export const bareGames = page(
  'table{width:100%;table-layout:fixed;border-spacing:0}td,th{padding:8px 14px;border-bottom:1px solid #eee;text-align:left}td span{padding:2px 8px;margin-right:4px;border:1px solid #ccc;border-radius:9px}',
  '<a href="/game-plans/bruins-games">Bruins Games</a> <button>Add New Game</button>',
  drawGames,
)

/** Runs inside the page, so it must not use anything from outside. */
function drawCalendar(): void {
  interface Row {
    event_name: string
    team: string
    event_date: string
    event_time: string
  }
  const get = async (path: string) => (await fetch(`/api/game-plans/${path}`)).json()
  const clock = (time: string) => `${((Number(time.slice(0, 2)) + 11) % 12) + 1}${time.slice(2, 5)}`
  const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']
  const months = [9, 10, 11, 12, 1, 2, 3, 4]

  function addTable(titles: string[]) {
    const table = document.createElement('table')
    const head = table.createTHead().insertRow()
    for (const title of titles)
      head.append(Object.assign(document.createElement('th'), { textContent: title }))
    return { table, body: table.createTBody() }
  }
  function addLine(cell: Element, text: string) {
    cell.append(Object.assign(document.createElement('div'), { textContent: text }))
  }

  function addGame(cell: Element, { event_name, team, event_time }: Row) {
    const club = team.split(' ').at(-1) ?? ''
    const block = document.createElement('div')
    block.className = event_name.startsWith('B') ? 'b' : 'c'
    const short = document.createElement('abbr')
    short.title = team
    short.textContent = club.slice(0, 3).toUpperCase()
    block.append(short)
    addLine(block, clock(event_time))
    addLine(block, 'A $45')
    addLine(block, 'B $40')
    cell.append(block)
  }

  async function draw() {
    const plan = await get('combined/distinct/single/p26all')
    const names = String(plan.original_plans)
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
    const roots: Record<string, string> = {
      B: 'bruins-games/distinct/plans/',
      C: 'celtics-games/distinct/plans/',
    }
    const lists: Row[][] = await Promise.all(
      names.map((name) => get((roots[name.charAt(0)] ?? 'details/') + name)),
    )
    const games = [...new Map(lists.flat().map((row) => [row.event_name, row])).values()]
    const byDate = new Map<string, Row[]>()
    for (const game of games)
      byDate.set(game.event_date, [...(byDate.get(game.event_date) ?? []), game])

    const out = document.createDocumentFragment()
    for (const month of months) {
      const year = month > 8 ? 2025 : 2026
      const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
      const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
      const { table, body } = addTable(weekdays)
      const caption = table.createCaption()
      caption.textContent = `${month}/${year}`
      const weeks = Math.min(5, Math.ceil((first + days) / 7))
      const cells = Array.from({ length: weeks }, () => body.insertRow()).flatMap((row) =>
        weekdays.map(() => row.insertCell()),
      )
      for (let day = 1; day <= days; day++) {
        const place = first + day - 1
        const cell = cells[place < weeks * 7 ? place : place - 7]
        if (!cell) continue
        addLine(cell, String(day))
        const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        for (const game of byDate.get(date) ?? []) addGame(cell, game)
      }
      out.append(table)
    }
    const { table, body } = addTable(['Event', 'Row A Pricing', 'Row B Pricing'])
    for (const game of games) {
      const others = byDate.get(game.event_date) ?? []
      if (others.length < 2 && !/NBA CUP|\*GP/.test(game.team)) continue
      const row = body.insertRow()
      for (const text of [`${game.event_date} ${game.team}`, '$45', '$40'])
        row.insertCell().textContent = text
    }
    out.append(table)
    document.querySelector('main')?.append(out)
  }
  void draw()
}

/** Runs inside the page, so it must not use anything from outside. */
function drawGames(): void {
  interface Row {
    event_name: string | null
    plans: string | null
    team: string
    game_number: string
    event_date: string
    event_time: string
  }
  const titles = [
    'Event Name',
    'BGS Game Plans',
    'Team',
    'Game Number',
    'Event Date',
    'Event Time',
    'Actions',
  ]

  function clock(time: string) {
    const hour = Number(time.slice(0, 2))
    return `${((hour + 11) % 12) + 1}${time.slice(2, 5)} ${hour < 12 ? 'AM' : 'PM'}`
  }

  async function draw() {
    const answer = await fetch('/api/game-plans/bruins-games/distinct/games/')
    const games: Row[] = await answer.json()
    games.sort((a, b) => (a.event_date < b.event_date ? -1 : 1))
    const table = document.createElement('table')
    table.setAttribute('aria-label', 'Bruins Games Dashboard')
    const head = table.createTHead().insertRow()
    for (const title of titles)
      head.append(Object.assign(document.createElement('th'), { textContent: title }))
    const body = table.createTBody()
    for (const game of games) {
      if (!game.event_name) continue
      const row = body.insertRow()
      const [year, month, day] = game.event_date.split('-')
      row.insertCell().textContent = game.event_name
      const plans = row.insertCell()
      for (const plan of (game.plans ?? '').split(',').map((name) => name.trim()))
        if (plan) plans.append(Object.assign(document.createElement('span'), { textContent: plan }))
      row.insertCell().textContent = game.team
      row.insertCell().textContent = game.game_number
      row.insertCell().textContent = `${month}/${day}/${year}`
      row.insertCell().textContent = clock(game.event_time)
      const actions = row.insertCell()
      for (const name of ['Edit', 'Delete'])
        actions.append(Object.assign(document.createElement('button'), { textContent: name }))
    }
    document.body.append(table)
  }

  document.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault()
    void draw()
  })
  document.querySelector('button')?.addEventListener('click', () => {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('role', 'dialog')
    for (let field = 0; field < 6; field++) dialog.append(document.createElement('input'))
    document.body.append(dialog)
    dialog.showModal()
  })
}
