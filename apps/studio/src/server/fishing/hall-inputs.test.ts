// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { driveHalls, isPlain, kills, misses, type HallPage } from '../testing/fishing-players.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
let halls: ReturnType<typeof driveHalls>
beforeEach(async () => {
  server = await testStudio({ chainLength: 50 })
  halls = driveHalls(server)
})
afterEach(async () => {
  await halls.leaveAll()
  await server.close()
})

const right = { wrongLoads: 0, wrongPools: 0, wrongWallets: [] }
async function ends(): Promise<void> {
  server.clock.advance(12_500)
  await halls.until(halls.settled)
  expect(await halls.ledger()).toEqual(right)
}

describe('what a page in a hall says', () => {
  it('counts once: a bullet that is fired or hits again changes nothing', async () => {
    const ann = await halls.join('ann')
    const fish = await halls.fishOfKind(ann, isPlain)
    await halls.wantRolls('ann', 0, misses)
    ann.fire([1, 'single', 900, 0], [1, 'single', 900, 0])
    ann.fire([1, 'single', 900, 0])
    await halls.until(() => ann.fired().length === 1)
    ann.hit([1, fish.fish], [1, fish.fish])
    ann.hit([1, fish.fish])
    await halls.until(() => ann.shots().length === 1)
    await halls.fires(ann, 2)
    expect(ann.shots()).toHaveLength(1)
    expect(ann.fired()).toHaveLength(2)
    expect(ann.gun().left).toBe(3)
    await ends()
    expect(ann.balance()).toBeCloseTo(1_000 - Number(ann.hall().stakes[0]), 5)
  })

  it('does not decide which fish is there: one that is gone, or never was, lets the bullet fly on', async () => {
    const ann = await halls.join('ann')
    const ben = await halls.join('ben')
    const fish = await halls.fishOfKind(ann, isPlain)
    await halls.wantRolls('ann', 0, kills)
    await halls.fires(ann, 1)
    await halls.fires(ben, 1)
    ann.hit([1, fish.fish])
    await halls.until(() => ann.shots().length === 1)
    ben.hit([1, fish.fish], [1, 99_999])
    await halls.fires(ben, 2)
    expect(ben.shots()).toHaveLength(1)
    expect(ben.gun()).toMatchObject({ left: 3, worth: (5 * Number(ben.hall().stakes[0])).toFixed(2) })
    await ends()
    expect(ben.balance()).toBe(1_000)
  })

  it('gives a fish that four hit in one moment to the first of them; the bullets of the others fly on', async () => {
    const users = ['ann', 'ben', 'cid', 'dan']
    const pages: HallPage[] = []
    for (const user of users) pages.push(await halls.join(user))
    const fish = await halls.fishOfKind(pages[0]!, isPlain)
    for (const user of users) await halls.wantRolls(user, 0, kills)
    for (const page of pages) await halls.fires(page, 1)
    for (const page of pages) page.hit([1, fish.fish])
    await halls.until(() => pages[0]!.shots().length > 0)
    const shots = pages[3]!.shots()
    expect(shots).toHaveLength(1)
    expect(shots[0]!.taken.map((one) => one.fish)).toEqual([fish.fish])
    await ends()
    const others = pages.filter(({ user }) => user !== users[shots[0]!.chair])
    expect(others.map((page) => page.balance())).toEqual([1_000, 1_000, 1_000])
  })

  it('is bound to the pace of its weapon by the clock of the server', async () => {
    const ann = await halls.join('ann')
    ann.fire(...Array.from({ length: 30 }, (_, index) => [index + 1, 'single', 0, 0] as const))
    await halls.until(() => ann.fired().length === 5)
    const dropped = ann.live.messages.flatMap((message) =>
      message.type === 'gun' ? (message.dropped ?? []) : [],
    )
    expect(dropped).toHaveLength(25)
    server.clock.advance(1_000)
    ann.fire(...Array.from({ length: 30 }, (_, index) => [index + 31, 'single', 0, 0] as const))
    await halls.until(() => ann.fired().length === 10)
    await ends()
  })

  it('ends the load of another stake when it changes; nothing is fired at a stake that the player left', async () => {
    const ann = await halls.join('ann')
    const [low, high] = ann.hall().stakes
    await halls.fires(ann, 1)
    ann.say({ type: 'gun', stake: high!, holds: false })
    await halls.until(() => ann.gun().stake === high)
    expect(ann.gun().left).toBe(0)
    await halls.until(() => ann.hall().chairs[0]!.stake === high)
    await halls.fires(ann, 2)
    await halls.until(() => ann.gun().left === 4)
    expect(ann.balance()).toBeCloseTo(1_000 - 5 * (Number(low) + Number(high)), 5)
    await ends()
    expect(ann.balance()).toBe(1_000)
  })

  it.each([
    ['no JSON', '{'],
    ['an unknown type', '{"type":"more"}'],
    ['a field that is not there', '{"type":"gun","stake":"0.10","holds":true,"free":1}'],
    ['a stake that is not offered', '{"type":"gun","stake":"0.11","holds":true}'],
    ['an unknown weapon', '{"type":"shots","fired":[[1,"cannon",0,0]],"hits":[]}'],
    ['a bullet below one', '{"type":"shots","fired":[[0,"single",0,0]],"hits":[]}'],
    ['an angle beyond a turn', '{"type":"shots","fired":[[1,"single",9000,0]],"hits":[]}'],
    ['a part of an angle', '{"type":"shots","fired":[[1,"single",0.5,0]],"hits":[]}'],
    [
      'too many at once',
      JSON.stringify({ type: 'shots', fired: [], hits: Array.from({ length: 33 }, () => [1, 1]) }),
    ],
  ])('closes the connection of %s, takes nothing, and plays on with the others', async (_name, text) => {
    const ann = await halls.join('ann')
    const ben = await halls.join('ben')
    ann.live.socket.send(text)
    expect(await ann.live.closed).toBe(1008)
    expect(server.wallet.moved('ann')).toBe(0)
    await halls.fires(ben, 1)
    expect(ben.fired()).toEqual([[1, 1, 'single', 900, 0]])
  })
})

describe('two windows of one player', () => {
  it('share a chair: the last one has the gun, and what the other had in the air comes back', async () => {
    const ann = await halls.join('ann')
    await halls.fires(ann, 1)
    const again = await halls.enter(ann)
    expect(again.hall().own).toBe(0)
    await halls.until(() => ann.hall().own === null)
    await halls.until(() => ann.ended().length === 1)
    ann.fire([2, 'single', 900, 0])
    await halls.fires(again, 1)
    expect(again.fired().map(([, bullet]) => bullet)).toEqual([1])
    expect(again.hall().chairs).toHaveLength(1)
    await again.live.close()
    await halls.until(() => ann.hall().own === 0)
    await ends()
    expect(ann.balance()).toBe(1_000)
  })
})

describe('a chair', () => {
  it('stays for whoever comes back within 15 seconds, while their bullets come back at once', async () => {
    const ann = await halls.join('ann')
    const ben = await halls.join('ben')
    await halls.fires(ann, 1)
    await ann.live.close()
    await halls.until(() => ben.ended().length === 1)
    await halls.until(halls.settled)
    expect(ann.balance()).toBe(1_000)
    await halls.pass(14_000)
    const again = await halls.enter(ann)
    expect(again.hall().own).toBe(0)
    await again.live.close()
    await halls.until(() => ben.hall().chairs.length === 2)
    await halls.until(async () => {
      server.clock.advance(1_000)
      await halls.tick()
      return ben.hall().chairs.length === 1
    })
  })

  it('is for four: a fifth looks on, and sees what the others see', async () => {
    for (const user of ['ann', 'ben', 'cid', 'dan']) await halls.join(user)
    const eve = await halls.join('eve')
    expect(eve.hall().own).toBeNull()
    expect(eve.hall().chairs).toHaveLength(4)
    eve.fire([1, 'single', 900, 0])
    const fay = await halls.join('fay')
    expect(fay.hall().tide).toEqual(eve.hall().tide)
    expect(server.wallet.moved('eve')).toBe(0)
  })
})
