// SPDX-License-Identifier: Apache-2.0

/**
 * What a shot does, written apart from `resolve-shot.ts`: as a table of words, with chances as fractions that are compared with rolls by
 * multiplying, and without any of its functions.
 */
const TABLE = `
sprat 2 | neon 3 | clown 4 | damsel 5 | tang 6 | angel 8 | butterfly 10 | puffer 12 | lion 15 | seahorse 18 | jelly 20 | squid 25
turtle 30 | ray 40 | sword 50 | octopus 60 | hammerhead 80 | orca 100 | whale 150 | serpent 200 | kraken 300 | dragon 500
goldSprat 4*24 6*17 8*10 10*7 15*4 20*2
goldTang 10*14 12*15 15*10 20*12 30*7 50*4 80*2
goldTurtle 30*12 40*14 50*18 60*7 80*5 100*4 150*2 200*1 300*1
crab 15*8 20*12 25*10 30*16 50*10 80*4 100*2 150*1 300*1
freezer 20 | eel 25 | bombfish 40
chest 60*8 80*14 100*12 150*16 200*6 300*4 500*4`

/** All 64 parts of what each kind draws, from the smallest to the largest. */
const draws = new Map(
  TABLE.trim()
    .split(/[\n|]/)
    .map((line) => {
      const [code, ...parts] = line.trim().split(' ')
      return [code!, parts.flatMap(partsOf)] as const
    }),
)

function partsOf(part: string): bigint[] {
  const [multiple, times = '64'] = part.split('*')
  return Array<bigint>(Number(times)).fill(BigInt(multiple!))
}

/** 64 times what a kind returns on average. */
const sixtyFour = (code: string): bigint => draws.get(code)!.reduce((sum, one) => sum + one, 0n)
const isRandom = (code: string): boolean => new Set(draws.get(code)).size > 1
const isChain = (code: string): boolean => code === 'eel' || code === 'bombfish'
const percent = (sum64: bigint): bigint => (sum64 > 60n * 64n ? 95n : 96n)

/** Whether a roll of 2^32 lies wholly below a chance: roll + 1 of 2^32 is at most the chance. */
const lies = (roll: number, [over, under]: readonly [bigint, bigint]): boolean =>
  (BigInt(roll) + 1n) * under <= over << 32n

export interface ModelFish {
  readonly fish: number
  readonly code: string
}
export interface ModelResult {
  readonly used: number
  readonly takes: readonly string[]
  readonly stops: boolean
}

/** The result of a shot: what it takes as `number:kind:multiple`, with `<number` where another took it along. */
export function shootByModel(
  weapon: string,
  met: readonly ModelFish[],
  near: readonly ModelFish[],
  rolls: readonly number[],
): ModelResult {
  const hunted = weapon === 'single' ? met.slice(0, 1) : beamed(weapon, met)
  const along = weapon === 'single' && hunted[0] ? pulled(hunted[0].code, near) : []
  const all = [...hunted, ...along].map(({ code }) => sixtyFour(code)).reduce((sum, one) => sum + one, 0n)
  const cost = { single: 1n, net: 3n, laser: 10n }[weapon]!
  const used = cost * 64n < all ? cost : all / 64n
  const takes: string[] = []
  for (const [index, { fish, code }] of hunted.entries()) {
    const own = weapon === 'single' ? all : sixtyFour(code)
    if (!lies(rolls[index * 2 + 1]!, [percent(own) * used * 64n, 100n * all])) continue
    const parts = draws.get(code)!
    takes.push(`${fish}:${code}:${parts[Number((BigInt(rolls[index * 2 + 2]!) * 64n) >> 32n)]}`)
    for (const one of along) takes.push(`${one.fish}:${one.code}:${draws.get(one.code)![0]}<${fish}`)
  }
  return { used: Number(used), takes, stops: takes.some((take) => take.includes(':freezer:')) }
}

/** What a net or beam reaches before more than 500 for each of its bullets could be won. */
function beamed(weapon: string, met: readonly ModelFish[]): ModelFish[] {
  const [most, limit] = weapon === 'net' ? [6, 1_500n] : [12, 5_000n]
  const plain = met.filter(({ code }) => !isChain(code))
  const top = (count: number) =>
    plain.slice(0, count).reduce((sum, { code }) => sum + draws.get(code)!.at(-1)!, 0n)
  let count = 0
  while (count < most && count < plain.length && top(count + 1) <= limit) count += 1
  return plain.slice(0, count)
}

/** What goes with an eel or a bombfish. */
function pulled(code: string, near: readonly ModelFish[]): ModelFish[] {
  if (!isChain(code)) return []
  const [most, highest, own] = code === 'eel' ? [6, 30n, 25n] : [12, 500n, 40n]
  const fitting = near.filter(
    (one) => !isRandom(one.code) && !isChain(one.code) && draws.get(one.code)![0]! <= highest,
  )
  const sum = (count: number) =>
    fitting.slice(0, count).reduce((total, one) => total + draws.get(one.code)![0]!, own)
  let count = Math.min(most, fitting.length)
  while (sum(count) > 500n) count -= 1
  return fitting.slice(0, count)
}
