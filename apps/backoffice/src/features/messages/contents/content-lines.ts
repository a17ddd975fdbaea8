// SPDX-License-Identifier: Apache-2.0
import { freeRoundNames } from '@tessera/rules/promotions/free-rounds'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { inSiteTime } from '../../../shared/site-zone.ts'
import { t } from '../../../shared/texts.ts'
import { timeOfMinute } from './offer/time-of-minute.ts'
import { codeName, type ContentBody, type Offer } from './content-kinds.ts'

export interface ContentLine {
  key: string
  title: string
  text: string
}

/**
 * An item as lines that can be read and compared: one for each word of each language, and one for each
 * property.
 */
export function contentLines(body: ContentBody, zone: string): ContentLine[] {
  const moment = (at: number | null): string => (at === null ? t('console.noValue') : inSiteTime(at, zone))
  const words = Object.entries(body.texts).flatMap(([code, { title, summary, action, category, content }]) =>
    Object.entries({ title, summary, action, category, content }).map(([field, text]) => ({
      key: `${code} ${field}`,
      title: `${codeName(code)}: ${t(`console.word.${field as 'title'}`)}`,
      text,
    })),
  )
  const line = (title: string, text: string): ContentLine => ({ key: title, title, text })
  return [
    ...words,
    line(t('console.from'), moment(body.from)),
    line(t('console.until'), moment(body.until)),
    ...(body.kind === 'B'
      ? [
          line(t('console.bannerPage'), body.groupName),
          line(t('console.link'), `${body.linkageType} ${body.url}`.trim()),
        ]
      : []),
    ...(body.kind === 'PR'
      ? [
          line(t('console.category'), body.category),
          line(t('console.promotionFrom'), moment(body.startTime)),
          line(t('console.promotionUntil'), moment(body.endTime)),
          line(t('console.offer'), offerLine(body.offer)),
        ]
      : []),
    ...(body.kind === 'HP' ? [line(t('console.helpPage'), body.page)] : []),
    ...('picture' in body
      ? [
          line(
            t('console.picture'),
            Object.entries(body.picture)
              .filter(([, value]) => value !== null && value !== '')
              .map(([name, value]) => `${name} ${value}`)
              .join(', '),
          ),
        ]
      : []),
  ].filter(({ text }) => text !== '')
}

/** An offer in one line, so that two can be compared. */
function offerLine(offer: Offer | undefined): string {
  if (!offer) return ''
  const { audience, budget, schedule, wagering, needsCode } = offer
  const parts = Object.entries({ audience, budget, schedule, wagering, needsCode })
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `${name} ${JSON.stringify(part)}`)
  return [t(`console.offer.${offer.kind}`), ...figuresOf(offer), ...parts].join(', ')
}

function figuresOf(offer: Offer): string[] {
  const money = (label: string, value: number): string => `${label} ${formatMoney(value)}`
  const percent = (value: number): string => `${t('console.offers.percent')} ${value}`
  switch (offer.kind) {
    case 'AUTO':
      return [money(t('console.offerTarget'), offer.target), money(t('console.offerReward'), offer.reward)]
    case 'REVIEW':
      return [money(t('console.offerReward'), offer.reward)]
    case 'RAFFLE':
      return prizeLines(offer.prizes)
    case 'DEPOSIT':
      return [
        t(`console.offers.which.${offer.which}`),
        percent(offer.percent),
        money(t('console.offers.most'), offer.most),
        money(t('console.offers.minimum'), offer.minimum),
      ]
    case 'CASHBACK':
      return [
        t(`console.offers.per.${offer.per}`),
        percent(offer.percent),
        money(t('console.offers.least'), offer.least),
        ...(offer.most === null ? [] : [money(t('console.offers.mostBack'), offer.most)]),
      ]
    case 'RACE':
      return [
        money(t('console.offers.raceLeast'), offer.least),
        ...offer.rankPrizes.map((prize, index) =>
          money(t('console.offers.rank', { rank: index + 1 }), prize),
        ),
      ]
    case 'CALENDAR':
      return [
        t(`console.offers.missed.${offer.missed}`),
        ...offer.days.map((reward, index) => money(t('console.offers.day', { day: index + 1 }), reward)),
      ]
    case 'DROPS':
      return [
        money(t('console.offers.dropStake'), offer.stake),
        ...offer.games.map((type) => t(`console.gameType.${type}`)),
        `${t('console.offers.perMember')} ${offer.perMember}`,
        ...offer.prizes.map(
          ({ name, amount, percent: chance, perDay }) =>
            `${name} ${formatMoney(amount)} ${chance} % × ${perDay}`,
        ),
      ]
    case 'RED_ENVELOPE':
      return [
        money(t('console.offers.pot'), offer.pot),
        `${t('console.offers.envelopes')} ${offer.envelopes}`,
        money(t('console.offers.smallest'), offer.smallest),
        money(t('console.offers.largest'), offer.largest),
        `${t('console.offers.opensAt')} ${timeOfMinute(offer.opensAtMinute)}`,
        `${t('console.offers.minutes')} ${offer.minutes}`,
      ]
    case 'FREE_ROUNDS':
      return [
        `${offer.rounds} × ${freeRoundNames[offer.game]}`,
        money(t('console.offers.freeStake'), offer.stake),
        `${t('console.offers.freeDays')} ${offer.days}`,
      ]
    case 'WHEEL':
      return [...prizeLines(offer.prizes), money(t('console.offers.minimumValidBet'), offer.minimumValidBet)]
  }
}

const prizeLines = (prizes: Extract<Offer, { kind: 'WHEEL' }>['prizes']): string[] =>
  prizes.map(({ name, amount, weight }) => `${name} ${formatMoney(amount)} × ${weight}`)

export interface ContentDifference {
  key: string
  title: string
  before: string
  after: string
}

/** The differences between two versions of an item, in the order of the later one. */
export function contentDifferences(
  before: ContentBody,
  after: ContentBody,
  zone: string,
): ContentDifference[] {
  const [old, next] = [before, after].map(
    (body) => new Map(contentLines(body, zone).map((line) => [line.key, line])),
  )
  return [...new Map([...next!, ...old!])].flatMap(([key, { title }]) => {
    const [was, is] = [old?.get(key)?.text ?? '', next?.get(key)?.text ?? '']
    return was === is ? [] : [{ key, title, before: was, after: is }]
  })
}
