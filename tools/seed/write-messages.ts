import type { ContentBody } from '@tessera/contract/messages/content'
import { firstMerchant } from '@tessera/rules/site/merchant'
import type { House } from '@tessera/server/src/main/create-house.ts'
import { publishAtOnce } from '@tessera/server/src/modules/messages/index.ts'

interface Banner { title: string; subtitle: string; action: string; pictureId: string; pictureTheme: string; linkageType: 'NONE' | 'PAGE' | 'GAME'; url: string }

type Group = Extract<ContentBody, { kind: 'B' }>['groupName']

const homeBanners: Banner[] = [
  { title: 'Crash, live for everybody', subtitle: 'One table, one curve. Leave before it breaks.', action: 'Take a seat', pictureId: 'home-crash', pictureTheme: 'houseCrash', linkageType: 'GAME', url: 'inh_crash' },
  { title: 'Every result can be checked', subtitle: 'See the seed hash first, play, reveal, recompute it yourself.', action: 'Play Originals', pictureId: 'home-fair', pictureTheme: 'houseMines', linkageType: 'PAGE', url: '/inhouse' },
  { title: 'A house full of games', subtitle: 'Slots, live tables, fishing and card rooms in one place.', action: 'See what is hot', pictureId: 'home-hot', pictureTheme: 'dragon', linkageType: 'PAGE', url: '/hot' },
]
const categoryBanners: [Group, Banner][] = [
  ['rng', { title: 'Slots', subtitle: 'From three reels to twenty lines and more.', action: '', pictureId: 'rng', pictureTheme: 'egypt', linkageType: 'NONE', url: '' }],
  ['live', { title: 'Live tables', subtitle: 'Baccarat, roulette and their friends.', action: '', pictureId: 'live', pictureTheme: 'cards', linkageType: 'NONE', url: '' }],
  ['fish', { title: 'Fishing', subtitle: 'Aim, shoot, collect.', action: '', pictureId: 'fish', pictureTheme: 'ocean', linkageType: 'NONE', url: '' }],
  ['inhouse', { title: 'Tessera Originals', subtitle: 'Provably fair, return shown for every bet.', action: '', pictureId: 'inhouse', pictureTheme: 'housePlinko', linkageType: 'NONE', url: '' }],
]

const notices: { title: string; content: string; pinned: boolean }[] = [
  { title: 'This house plays with play money', content: 'All balances here are play money of the sandbox bank. Nothing can be won or lost for real.', pinned: true },
  { title: 'How to check a round', content: 'Open your betting record, choose a round of Tessera Originals and press the check mark. After you rotate your seeds the page recomputes the round in your browser.', pinned: false },
  { title: 'Withdrawals', content: 'A withdrawal is held at once and paid after an operator has approved it. Please confirm when it has arrived.', pinned: false },
]

const words = (title: string, summary = '', action = '', content = '') => ({ EN: { title, summary, action, content } })
const always = { from: null, until: null }

/** Banners and notices of the demonstration. */
export async function writeMessages({ platform: { database, clock } }: House): Promise<void> {
  const grouped: [Group, Banner][] = [...homeBanners.map((banner): [Group, Banner] => ['home', banner]), ...categoryBanners]
  await database.transaction(async tx => {
    for (const [groupName, { title, subtitle, action, pictureId, pictureTheme, linkageType, url }] of grouped) {
      const picture = { wide: null, phone: null, artId: pictureId, theme: pictureTheme }
      await publishAtOnce(tx, { nowMs: clock.now(), by: 'the house' }, { merchant: firstMerchant, body: { kind: 'B', texts: words(title, subtitle, action), ...always, groupName, linkageType, url, picture } })
    }
    for (const [index, { title, content, pinned }] of notices.entries()) {
      await publishAtOnce(tx, { nowMs: clock.now() - index * 3_600_000, by: 'the house' }, { merchant: firstMerchant, body: { kind: pinned ? 'H' : 'PL', texts: words(title, '', '', `<p>${content}</p>`), ...always } })
    }
  })
}
