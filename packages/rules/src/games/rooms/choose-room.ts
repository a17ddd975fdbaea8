// SPDX-License-Identifier: Apache-2.0
import { drawsOfText } from '../demo-slots/draws.ts'
import type { Room, RoomGame, RoomLimits, RoomPace } from './room.ts'

/** What a catalogue says of a title that may open as a table with others. */
export interface RoomTitle {
  readonly gameId: string
  readonly name: string
}

/** How titles name each game. The first that a title names is what it plays. */
const words: readonly (readonly [RoomGame, RegExp])[] = [
  [
    'dragontiger',
    /dragon (and )?tiger|drag[oó]n (y )?tigre|dragão (e )?tigre|naga harimau|rồng hổ|rong ho\b|龙虎|เสือมังกร|ドラゴンタイガー/iu,
  ],
  [
    'supersix',
    /super ?(six|6|seis)\b|no[- ]commission|sin comisi[oó]n|sem comiss[aã]o|tanpa komisi|không hoa hồng|免佣|超级六|超級六|スーパー6|ซุปเปอร์6/iu,
  ],
  ['baccarat', /baccarat|bacará|bakarat|百家乐|บาคาร่า|バカラ/iu],
  ['blackjack', /black ?jack|xì dách|二十一点|21点|แบล็คแจ็ค|ブラックジャック|veintiuno|vinte e um/iu],
  ['roulette', /roulette|ruleta|roleta|rolet\b|轮盘|รูเล็ต|ルーレット/iu],
  ['sicbo', /sic ?bo\b|tài xỉu|tai xiu|骰宝|ไฮโล|シックボー/iu],
  ['xocdia', /x[oó]c [dđ][iĩ]a|色碟/iu],
  ['fantan', /fan ?tan\b|番摊|ฟานตัน|ファンタン/iu],
  [
    'moneywheel',
    /\bwheel\b|big (six|6)\b|rueda|\broda\b|roue\b|vòng quay|幸运轮|幸运大转盘|大转盘|วงล้อ|ホイール/iu,
  ],
]
const speed = /speed|swift|velocity|lightning|turbo|veloz|kilat|tốc độ|thần tốc|极速|ด่วน|スピード/iu
const high = /\bvip\b|high roller|grand salon|privé|贵宾|วีไอพี/iu

/** How often a title whose name says nothing of it is a fast table, and of which limits. */
const SPEED_SHARE = 0.15
const LIMIT_SHARES: readonly (readonly [RoomLimits, number])[] = [
  ['low', 0.6],
  ['middle', 0.9],
]

/**
 * How a title opens as a table with others, by the game that its name says; undefined for a title that names none of
 * ours. Its pace and limits are those of its name, else they follow from its id.
 */
export function chooseRoom({ gameId, name }: RoomTitle): Room | undefined {
  const game = words.find(([, pattern]) => pattern.test(name))?.[0]
  if (!game) return undefined
  const draw = drawsOfText(`room ${gameId}`)
  const [paceDraw, limitsDraw] = [draw(), draw()]
  return { game, pace: paceOf(name, paceDraw), limits: limitsOf(name, limitsDraw) }
}

const paceOf = (name: string, draw: number): RoomPace =>
  speed.test(name) || draw < SPEED_SHARE ? 'speed' : 'usual'

const limitsOf = (name: string, draw: number): RoomLimits =>
  high.test(name) ? 'high' : (LIMIT_SHARES.find(([, below]) => draw < below)?.[0] ?? 'high')
