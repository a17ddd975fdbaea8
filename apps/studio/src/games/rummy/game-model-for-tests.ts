// SPDX-License-Identifier: Apache-2.0
import { isValid, layOut, nameOf, wildOf, worthOf } from './model-apart-for-tests.ts'
import type { RummyAttempt } from './robots-for-tests.ts'

/**
 * A game of rummy written apart from the rules of the studio, from D-195 alone: piles that change as on a table, and
 * players who stand in a circle until they are out.
 */
interface Person {
  cards: number[]
  drew: boolean
  slept: number
  gone: boolean
  owes: number | null
}

export interface ModelDeal {
  readonly cards: readonly number[]
  readonly again: readonly number[]
  readonly coins: readonly number[]
  /** A point, in coins. */
  readonly unit: number
  readonly mostTurns: number
}

export interface ModelEnd {
  readonly winner: number
  readonly points: readonly number[]
  readonly coins: readonly number[]
  readonly rake: number
}

/** Plays a game by what was tried in it; throws where the rules took what the model refuses, or the other way round. */
export class RummyModel {
  private readonly people: Person[]
  private readonly closed: number[]
  private readonly open: number[]
  private readonly wild: string
  private readonly deal: ModelDeal
  /** Those who are not out, whoever's turn it is first. */
  private circle: number[]
  private reserve: readonly number[] | null
  private turns = 0
  private inHand: { card: number; open: boolean } | null = null
  end: ModelEnd | null = null

  constructor(deal: ModelDeal) {
    const count = deal.coins.length
    this.deal = deal
    this.people = deal.coins.map((_, person) => ({
      cards: deal.cards.slice(0, 13 * count).filter((__, at) => at % count === person),
      ...{ drew: false, slept: 0, gone: false, owes: null },
    }))
    this.wild = wildOf(deal.cards[13 * count]!)
    this.open = [deal.cards[13 * count + 1]!]
    this.closed = deal.cards.slice(13 * count + 2)
    this.circle = this.people.map((_, person) => person)
    this.reserve = deal.again
  }

  take({ player, input, refused }: RummyAttempt): void {
    if (this.end) throw new Error('the game has ended')
    if (this.circle[0] !== player) throw new Error(`the turn is ${this.circle[0]}'s, not ${player}'s`)
    const person = this.people[player]!
    if (input === 'leave') person.gone = true
    else if (input === null) this.sleep()
    else {
      const slept = person.slept
      person.slept = 0
      const went = this.try(person, input)
      if (!went) person.slept = slept
      if (went !== (refused === null)) throw new Error(`${JSON.stringify(input)}: ${refused}`)
    }
    while (!this.end && this.people[this.circle[0]!]!.gone) this.sleep()
  }

  private try(person: Person, input: Exclude<RummyAttempt['input'], null | 'leave'>): boolean {
    if (input.type === 'draw') return this.draw(person, input.from === 'open')
    if (input.type === 'drop') return this.inHand ? false : this.goOut(person, person.drew ? 40 : 20)
    const isTaken = this.inHand?.open === true && input.card === this.inHand.card
    if (!this.inHand || isTaken || !person.cards.includes(input.card)) return false
    if (input.type === 'discard') return this.lay(person, input.card)
    const others = person.cards.filter((card) => card !== input.card)
    const isWhole = String(input.groups.flat().sort()) === String(others.toSorted())
    if (!isWhole) return false
    person.cards = others
    this.inHand = null
    if (
      isValid(
        input.groups.map((group) => group.map(nameOf)),
        this.wild,
      )
    )
      return this.finish(this.circle[0]!)
    this.open.push(input.card)
    return this.goOut(person, 80)
  }

  private draw(person: Person, fromOpen: boolean): boolean {
    if (this.inHand) return false
    const top = nameOf(this.open.at(-1)!)
    if (fromOpen && this.turns > 0 && (top === 'XX' || top.startsWith(this.wild))) return false
    const card = fromOpen ? this.open.pop()! : this.closed.shift()!
    person.cards.push(card)
    person.drew = true
    this.inHand = { card, open: fromOpen }
    return true
  }

  private lay(person: Person, card: number): boolean {
    person.cards = person.cards.filter((held) => held !== card)
    this.open.push(card)
    this.inHand = null
    return this.next(true)
  }

  private goOut(person: Person, points: number): boolean {
    person.owes = points
    return this.next(false)
  }

  /** The time has passed, or nobody is there. */
  private sleep(): void {
    const person = this.people[this.circle[0]!]!
    person.slept += 1
    if (!this.inHand && (person.gone || person.slept === 3)) this.goOut(person, person.drew ? 40 : 20)
    else {
      if (!this.inHand) this.draw(person, false)
      const { card, open } = this.inHand!
      const loose = person.cards.filter((held) => held !== card)
      const highest = loose.toSorted((one, other) => this.worth(other) - this.worth(one))[0]!
      this.lay(person, open ? highest : card)
    }
  }

  private worth(card: number): number {
    return worthOf(nameOf(card), this.wild)
  }

  private next(stays: boolean): boolean {
    const [first, ...others] = this.circle
    this.circle = stays ? [...others, first!] : others
    this.turns += 1
    if (this.circle.length === 1) return this.finish(this.circle[0]!)
    const isOver = this.closed.length === 0 && !this.reserve
    if (isOver || this.turns >= this.deal.mostTurns * this.people.length) {
      const counts = this.circle.map((person) => ({ person, points: this.count(person) }))
      return this.finish(counts.sort((one, other) => one.points - other.points)[0]!.person)
    }
    if (this.closed.length === 0) {
      const below = this.open.splice(0, this.open.length - 1)
      this.closed.push(...this.reserve!.filter((card) => below.includes(card)))
      this.reserve = null
    }
    return true
  }

  private count(person: number): number {
    const { owes, cards } = this.people[person]!
    return owes ?? layOut(cards.map(nameOf), this.wild).points
  }

  private finish(winner: number): boolean {
    const { coins, unit } = this.deal
    const points = this.people.map((_, person) => (person === winner ? 0 : this.count(person)))
    const lost = points.map((count, person) => Math.min(coins[person]!, count * unit))
    const won = lost.reduce((one, other) => one + other, 0)
    const rake = Math.floor(won / 20)
    const after = coins.map((has, person) => (person === winner ? has + won - rake : has - lost[person]!))
    this.end = { winner, points, coins: after, rake }
    return true
  }
}
