import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { askHouse, solveBotCheck } from './ask-house.ts'

/**
 * A rehearsal on a new installation that has the sandbox bank and the house games: a member registers, pays in, plays one
 * round of dice in their language, finds it in the betting record and asks for a withdrawal. With OPERATOR_NAME and
 * OPERATOR_PASSWORD set an operator runs the self-test of the vendor first, approves and pays the withdrawal, and the member
 * confirms. It leaves a member, a deposit, a round and a withdrawal behind.
 *
 *   npm run rehearse -- https://play.example.com
 *
 * Exit code 0 when every step did what it should; otherwise 1, and the step that failed is the last line.
 */
const site = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '')
const say = (line: string): void => console.log(`ok  ${line}`)

try {
  await rehearse()
} catch (error) {
  console.error(`FAILED  ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

async function rehearse(): Promise<void> {
  const username = `try${randomBytes(4).toString('hex')}`
  const password = randomBytes(12).toString('base64url')
  const { token } = await askHouse(site, 'identity.register', { username, password, confirmPassword: password, login: true, agreed: true, ...await solveBotCheck(site) })
  say(`${username} is registered`)
  await payIn(token)
  const operator = await signIn()
  if (operator !== undefined) await testVendor(operator, username)
  await playDice(token)
  const withdrawalId = await askForMoney(token)
  if (operator === undefined) return say('the withdrawal waits in the console (set OPERATOR_NAME and OPERATOR_PASSWORD to have it paid here)')
  await decide(token, operator, withdrawalId)
}

/** The session of the operator whom the environment names; undefined when it names none. */
async function signIn(): Promise<string | undefined> {
  const { OPERATOR_NAME: name, OPERATOR_PASSWORD: password } = process.env
  if (!name || !password) return undefined
  return (await askHouse(site, 'backoffice.login', { name, password, ...await solveBotCheck(site) })).token
}

/** As the button of the console: a launch with the wallet of this member. */
async function testVendor(operator: string, username: string): Promise<void> {
  const { vassalage } = await findDice()
  const { accounts } = await askHouse(site, 'backoffice.vendorAccounts', {}, operator)
  const account = accounts.find((one) => one.vassalage === vassalage)
  if (!account) throw new Error(`no vendor account brings the games of ${vassalage}`)
  const { passed, steps } = await askHouse(site, 'backoffice.testVendor', { id: account.id, username }, operator)
  if (!passed) throw new Error(`the self-test of ${account.id}: ${steps.at(-1)?.detail ?? 'it did nothing'}`)
  say(`the self-test of ${account.id} passed: ${steps.map(({ step }) => step).join(', ')}`)
}

async function payIn(token: string): Promise<void> {
  const { list: [method] } = await askHouse(site, 'wallet.depositMethods', {}, token)
  if (!method) throw new Error('there is no way to pay in (npm run setup -- sandbox-bank --play-money)')
  const { payUrl } = await askHouse(site, 'wallet.deposit', { methodId: method.methodId, amount: 50, remark: '' }, token)
  if (payUrl === null) throw new Error('the deposit has no page to pay on')
  const page = (await fetch(new URL(payUrl, site))).url
  await fetch(page, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }) })
  for (let tries = 0; (await balanceOf(token)).sumBalance < 50; tries += 1) {
    if (tries > 50) throw new Error('the bank was paid and its notification has not arrived within 10 s')
    await sleep(200)
  }
  say('50.00 were paid in')
}

function balanceOf(token: string) {
  return askHouse(site, 'wallet.balance', {}, token)
}

async function findDice() {
  const { games } = await askHouse(site, 'catalogue.games', { gameType: 'INHOUSE', pageNo: 1, pageSize: 50 })
  const dice = games.find(({ gameId, playable }) => gameId === 'inh_dice' && playable)
  if (dice?.gameId === undefined) throw new Error('the house games are not in the catalogue (npm run setup -- games --vendor studio --type INHOUSE)')
  return { gameId: dice.gameId, nodeId: dice.nodeId, vassalage: dice.vassalage }
}

async function playDice(token: string): Promise<void> {
  const { game_url: address } = await askHouse(site, 'play.launch', {
    ...await findDice(), accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3, language: 'TH',
  }, token)
  const game = new URL(address)
  const frame = await fetch(game)
  if (!frame.ok) throw new Error(`the game's page was answered ${frame.status}`)
  const { session } = await askGame<{ session: string }>(game.origin, '/api/sessions', { ticket: game.searchParams.get('ticket') })
  const { lang } = await askGame<{ lang: string }>(game.origin, '/api/session', undefined, session)
  if (lang !== 'th') throw new Error(`the game opened in ${lang}, and the member reads Thai: fetch the vendor's games again (npm run setup -- games), or name its languages (npm run vendor -- change)`)
  const { round } = await askGame<{ round: { id: string } }>(game.origin, '/api/bets/dice', { requestId: randomUUID(), stake: '1', direction: 'over', targetHundredths: 5050 }, session)
  say(`a round of dice was played at ${game.origin}: ${round.id}`)
  await sleep(500)
  const { list } = await askHouse(site, 'bets.history', { pageNo: 1, pageSize: 20 }, token)
  if (!list.some(({ roundId }) => roundId === round.id)) throw new Error('the round is not in the betting record')
  say('the round is in the betting record')
}

async function askGame<Answer>(origin: string, path: string, body: object | undefined, session?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(session ? { authorization: `Bearer ${session}` } : {}) }
  const response = await fetch(origin + path, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path} of the studio was answered ${response.status} ${await response.text()}`)
  return await response.json() as Answer
}

async function askForMoney(token: string): Promise<string> {
  const paymentPassword = '246813'
  await askHouse(site, 'identity.setPaymentPassword', { newPassword: paymentPassword, confirmNewPassword: paymentPassword }, token)
  const account = await askHouse(site, 'wallet.addBankAccount', { bankName: 'Bank of Rehearsal', accountNumber: '123456789', holder: 'A Rehearsal', password: paymentPassword }, token)
  const { withdrawalId } = await askHouse(site, 'wallet.withdraw', { amount: 20, bankAccountId: account.bankAccountId, password: paymentPassword }, token)
  say(`20.00 are asked for: ${withdrawalId}`)
  return withdrawalId
}

async function decide(member: string, token: string, id: string): Promise<void> {
  await askHouse(site, 'backoffice.approveWithdrawal', { id, remark: '' }, token)
  await askHouse(site, 'backoffice.payWithdrawal', { id, remark: '' }, token)
  await askHouse(site, 'wallet.confirmWithdrawal', { id, result: 'RECEIVED' }, member)
  const { heldBalance } = await balanceOf(member)
  if (heldBalance !== 0) throw new Error(`${heldBalance} are still held`)
  const { healthy } = await askHouse(site, 'backoffice.checkLedger', {}, token)
  if (!healthy) throw new Error('the ledger does not add up')
  await askHouse(site, 'backoffice.logout', {}, token)
  say('approved, paid, confirmed; the ledger adds up')
}
