// SPDX-License-Identifier: Apache-2.0
/**
 * The player's page: asks, and replays the story that the server answers. It decides nothing. TypeScript without a
 * build: only what Node can take away is used (types).
 */
interface State {
  readonly session?: string
  readonly balance: string | null
  readonly currency: string
  readonly lobbyUrl: string
  readonly nextCommitment: string
  readonly stakes: { readonly smallest: number; readonly largest: number; readonly step: number }
}
type RoundEvent =
  | { readonly type: 'shake'; readonly faces: readonly number[] }
  | { readonly type: 'land'; readonly face: number }
  | { readonly type: 'pay'; readonly payout: number }
interface Round {
  readonly payout: number
  readonly balance: string | null
  readonly story: { readonly events: readonly RoundEvent[] }
  readonly serverSeed: string
  readonly clientSeed: string
  readonly commitment: string
  readonly nextCommitment: string
}

const element = <Kind extends HTMLElement>(id: string): Kind => document.getElementById(id) as Kind
const die = element('die')
const message = element('message')
const roll = element<HTMLButtonElement>('roll')
const stakeField = element<HTMLInputElement>('stake')
const seedField = element<HTMLInputElement>('seed')
const wireUnits = 100_000
let secret = ''
let currency = ''
let promised = ''
let lobbyOrigin = ''

/** Whole numbers of the wire as an amount; from the digits, as a balance may be longer than a number. */
function amount(digits: string | number): string {
  const padded = String(digits).replace('-', '').padStart(6, '0')
  const sign = String(digits).startsWith('-') ? '-' : ''
  return `${sign}${padded.slice(0, -5)}.${padded.slice(-5, -3)}`
}

class Refused extends Error {}

/** Repeats a call until it is answered: the server knows a repeated bet by its requestId. */
async function ask<Result>(method: string, path: string, body?: object): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch(path, {
        method,
        body: body && JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...(secret && { authorization: `Bearer ${secret}` }) },
      })
      const answer = (await response.json()) as Result & { error?: string }
      if (response.ok) return answer
      throw new Refused(answer.error ?? 'Something went wrong.')
    } catch (error) {
      if (error instanceof Refused || attempt === 10) throw error
      message.textContent = 'Waiting for the connection …'
      await pause(Math.min(500 * 2 ** attempt, 8_000))
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
const showBalance = (balance: string | null): void => {
  if (balance !== null) element('balance').textContent = `${amount(balance)} ${currency}`
}
const promise = (commitment: string): void => {
  promised = commitment
  element('commitment').textContent = commitment
}

/** Plays the events one after the other. */
async function replay(events: readonly RoundEvent[]): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const event of events) {
    if (event.type === 'shake') {
      die.dataset['moving'] = ''
      for (const face of isStill ? [] : event.faces) {
        die.dataset['face'] = String(face)
        await pause(90)
      }
      delete die.dataset['moving']
    } else if (event.type === 'land') {
      die.dataset['face'] = String(event.face)
      die.setAttribute('aria-label', `The die shows ${event.face}`)
    } else {
      die.dataset['result'] = event.payout > 0 ? 'won' : 'lost'
      const shows = `It is ${die.dataset['face']}.`
      message.textContent =
        event.payout > 0 ? `${shows} You win ${amount(event.payout)} ${currency}.` : `${shows} No win.`
    }
  }
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Recomputes a round from its seeds and compares it with what was promised before the bet. */
async function check(round: Round, before: string): Promise<string> {
  const text = new TextEncoder()
  const hash = hex(await crypto.subtle.digest('SHA-256', text.encode(round.serverSeed)))
  const key = await crypto.subtle.importKey(
    'raw',
    text.encode(round.serverSeed),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(round.clientSeed)))
  const face = 1 + (bytes.find((byte) => byte < 252)! % 6)
  const landed = round.story.events.find((event) => event.type === 'land')
  if (hash !== before) return 'No: the seed is not the promised one.'
  return landed?.face === face ? `Yes: the seeds give ${face}.` : `No: the seeds give ${face}.`
}

async function play(): Promise<void> {
  const choice = new FormData(element<HTMLFormElement>('bet')).get('choice')
  const [direction, target] = String(choice).split(' ')
  const before = promised
  delete die.dataset['result']
  message.textContent = 'Rolling …'
  const round = await ask<Round>('POST', '/api/rounds', {
    requestId: crypto.randomUUID(),
    stake: Math.round(Number(stakeField.value.replace(',', '.')) * 100) * (wireUnits / 100),
    direction,
    target: Number(target),
    clientSeed: seedField.value,
  })
  await replay(round.story.events)
  if (round.balance === null) showBalanceLater()
  else showBalance(round.balance)
  promise(round.nextCommitment)
  element('revealed').textContent = round.serverSeed
  element('checked').textContent = await check(round, before)
  if (lobbyOrigin !== '' && parent !== window) parent.postMessage({ type: 'tessera.balance' }, lobbyOrigin)
}

/** The win is owed and arrives by itself. */
function showBalanceLater(): void {
  pause(3_000)
    .then(() => ask<State>('GET', '/api/session'))
    .then(({ balance }) => showBalance(balance))
    .catch(complain)
}

function addChoices(): void {
  for (const direction of ['lower', 'higher'])
    for (const target of [2, 3, 4, 5]) {
      const label = document.createElement('label')
      const input = document.createElement('input')
      const winning = direction === 'higher' ? 6 - target : target - 1
      Object.assign(input, { type: 'radio', name: 'choice', value: `${direction} ${target}` })
      input.checked = direction === 'higher' && target === 3
      const pays = document.createElement('b')
      pays.textContent = `${(588 / winning / 100).toFixed(2)}×`
      label.append(input, `${direction} than ${target}`, pays)
      element('choices').append(label)
    }
}

async function start(): Promise<void> {
  addChoices()
  seedField.value = crypto.randomUUID()
  const ticket = new URLSearchParams(location.search).get('ticket')
  // A reload resumes the session; the ticket is used up by then.
  const stored = sessionStorage.getItem(`session ${ticket}`)
  if (stored !== null) secret = stored
  const state =
    stored === null
      ? await ask<State>('POST', '/api/session', { ticket })
      : await ask<State>('GET', '/api/session')
  if (state.session !== undefined) {
    secret = state.session
    sessionStorage.setItem(`session ${ticket}`, secret)
  }
  currency = state.currency
  showBalance(state.balance)
  promise(state.nextCommitment)
  if (state.lobbyUrl !== '') {
    lobbyOrigin = new URL(state.lobbyUrl).origin
    const lobby = element<HTMLAnchorElement>('lobby')
    lobby.href = state.lobbyUrl
    lobby.hidden = parent !== window
  }
  if (parent !== window) parent.postMessage({ type: 'tessera.ready' }, '*')
  roll.disabled = false
}

const complain = (error: unknown): void => {
  message.textContent =
    error instanceof Refused ? error.message : 'There is no connection. Open the game again from the lobby.'
}

element('bet').addEventListener('submit', (event) => {
  event.preventDefault()
  if (roll.disabled) return
  roll.disabled = true
  play()
    .catch(complain)
    .finally(() => {
      roll.disabled = false
    })
})
start().catch(complain)
