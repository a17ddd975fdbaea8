// SPDX-License-Identifier: Apache-2.0
import { outcomeHash, outcomeSeeds } from '../../../fair/chain.ts'
import { sha256Hex, hmacSha256, toHex } from '../../../fair/hash.ts'
import { drawFloats } from '../../../fair/seeds.ts'
import {
  commitmentText,
  playersText,
  rootText,
  secretMessage,
  wholeOrder,
} from '../../../fair/card-room/sealed-deck.ts'
import type { CardProof } from '../../../card-protocol/card-proof.ts'
import type { HandDealView } from '../../../card-protocol/hand-deal-view.ts'
import { showTime } from '../../../runtime/site-clock.ts'
import { t } from '../../../runtime/texts.ts'
import { linkSteps } from '../check-chain.ts'
import { compared, sameValue, type Step } from '../steps.ts'
import { deckSizeOf, nameOfCard } from './cards-of-game.ts'

/**
 * Checks a hand of a card room from what its player was told: the commitments, the cards that they saw, and once the link is revealed
 * the whole deck.
 */
export async function checkCardHand({ hand, announced }: CardProof): Promise<Step[]> {
  const order = await orderOfPlayers(hand)
  return [
    announcedStep(hand, announced),
    await rootStep(hand),
    await openedStep(hand),
    orderStep(hand, order),
    ...(await deckSteps(hand, order)),
  ]
}

/** Which commitment lies at each position of the deck as it was dealt. */
async function orderOfPlayers(hand: HandDealView): Promise<number[]> {
  const outcome = await sha256Hex(
    playersText(
      hand,
      hand.seeds.map(({ seed }) => seed),
    ),
  )
  return orderFrom(outcome, hand.commitments.length)
}

const orderFrom = async (outcome: string, size: number): Promise<number[]> =>
  wholeOrder(size, await drawFloats(outcomeSeeds(outcome), size))

/** The record has to be what the page was sent when the hand was dealt. */
function announcedStep(hand: HandDealView, announced: CardProof['announced']): Step {
  const findings = [{ name: t('studio.cards.dealing.root'), value: hand.root }]
  if (!announced)
    return {
      mark: 'stated',
      title: t('studio.cards.verify.unseen.title'),
      sentence: t('studio.cards.verify.unseen'),
      findings,
    }
  const { handId, terminalHash, salt, position, root, seeds } = hand
  return {
    mark: compared(sameValue({ handId, terminalHash, salt, position, root, seeds }, announced)),
    title: t('studio.cards.verify.announced.title'),
    sentence: t('studio.cards.verify.announced'),
    findings: [
      { name: t('studio.cards.verify.announced.root'), value: announced.root },
      { name: t('studio.verify.recorded'), value: hand.root },
    ],
  }
}

async function rootStep({ game, commitments, root }: HandDealView): Promise<Step> {
  const computed = await sha256Hex(rootText(commitments))
  return {
    mark: compared(computed === root && commitments.length === deckSizeOf(game)),
    title: t('studio.cards.verify.root.title'),
    sentence: t('studio.cards.verify.root'),
    findings: [
      { name: t('studio.cards.verify.size'), value: String(commitments.length) },
      { name: t('studio.verify.computed'), value: computed },
      { name: t('studio.verify.recorded'), value: root },
    ],
  }
}

async function openedStep({ game, commitments, opened }: HandDealView): Promise<Step> {
  const hashes = await Promise.all(opened.map(({ secret, card }) => sha256Hex(commitmentText(secret, card))))
  const isCommitted = opened.every(({ index }, at) => hashes[at] === commitments[index])
  return {
    mark: compared(
      isCommitted &&
        areDifferent(
          opened.map(({ card }) => card),
          commitments.length,
        ),
    ),
    title: t('studio.cards.verify.opened.title'),
    sentence: t('studio.cards.verify.opened'),
    findings: opened.map(({ card, secret }, at) => ({
      name: nameOfCard(game, card),
      value: `SHA-256(${commitmentText(secret, card)}) = ${hashes[at]!}`,
    })),
  }
}

function orderStep({ game, opened, seeds }: HandDealView, order: readonly number[]): Step {
  return {
    mark: compared(opened.every(({ position, index }) => order[position] === index)),
    title: t('studio.cards.verify.order.title'),
    sentence: t('studio.cards.verify.order'),
    findings: [
      { name: t('studio.cards.dealing.seeds'), value: seeds.map(({ seed }) => seed).join(', ') },
      {
        name: t('studio.cards.verify.positions'),
        value: opened.map(({ card, position }) => `${nameOfCard(game, card)} ${position + 1}`).join(', '),
      },
      {
        name: t('studio.cards.verify.commitments'),
        value: order.map((index) => index + 1).join(', '),
      },
    ],
  }
}

/** The whole deck from its link; until the link is revealed, when it will be. */
async function deckSteps(hand: HandDealView, order: readonly number[]): Promise<Step[]> {
  const { link, position, salt, terminalHash, game, opened } = hand
  if (link === null)
    return [
      {
        mark: 'stated',
        title: t('studio.cards.verify.sealed.title'),
        sentence: t('studio.cards.verify.sealed', { time: showTime(hand.linkAt) }),
        findings: [],
      },
    ]
  const claim = { hash: link, position, salt, terminalHash }
  const outcome = await outcomeHash(claim)
  const cards = await orderFrom(outcome, hand.commitments.length)
  const secrets = await Promise.all(
    cards.map(async (_, index) => toHex(await hmacSha256(outcome, secretMessage(index)))),
  )
  const commitments = await Promise.all(
    cards.map((card, index) => sha256Hex(commitmentText(secrets[index]!, card))),
  )
  const isSame =
    sameValue(commitments, hand.commitments) &&
    opened.every(({ index, card, secret }) => cards[index] === card && secrets[index] === secret)
  return [
    ...(await linkSteps(claim, outcome, t('studio.cards.verify.link', { position }))),
    {
      mark: compared(isSame && areDifferent(cards, deckSizeOf(game))),
      title: t('studio.cards.verify.deck.title'),
      sentence: t('studio.cards.verify.deck'),
      findings: [
        {
          name: t('studio.cards.verify.dealt'),
          value: order.map((index) => nameOfCard(game, cards[index]!)).join(' '),
        },
      ],
    },
  ]
}

/** Whether no card comes twice, and each is one of the deck. */
const areDifferent = (cards: readonly number[], size: number): boolean =>
  new Set(cards).size === cards.length &&
  cards.every((card) => Number.isInteger(card) && card >= 0 && card < size)
