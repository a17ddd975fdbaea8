// SPDX-License-Identifier: Apache-2.0
import type { ThemeName } from '@tessera/ui/art/index'

/** A vendor's own category: its key, its name by language, and which games belong to it. */
export interface VendorCategory {
  key: string
  names: Record<string, string>
  holds(game: { theme: ThemeName; features: readonly string[]; kind: string }): boolean
}

const among =
  (themes: readonly ThemeName[]) =>
  ({ theme }: { theme: ThemeName }): boolean =>
    themes.includes(theme)
const having =
  (feature: string) =>
  ({ features }: { features: readonly string[] }): boolean =>
    features.includes(feature)
const playing =
  (...kinds: string[]) =>
  ({ kind }: { kind: string }): boolean =>
    kinds.includes(kind)

/** Categories of slot vendors; each vendor has some of them. */
export const slotCategories: readonly VendorCategory[] = [
  {
    key: 'JACKPOT',
    names: {
      EN: 'Jackpots',
      CN: '累积奖池',
      TH: 'แจ็คพอต',
      VI: 'Nổ hũ',
      ID: 'Jackpot',
      PT: 'Jackpots',
      ES: 'Botes',
    },
    holds: having('jackpot'),
  },
  {
    key: 'HOLDWIN',
    names: {
      EN: 'Hold and win',
      CN: '锁定赢奖',
      TH: 'ล็อกแล้วชนะ',
      VI: 'Giữ và thắng',
      ID: 'Tahan dan menang',
      PT: 'Segurar e ganhar',
      ES: 'Retener y ganar',
    },
    holds: having('holdandwin'),
  },
  {
    key: 'WAYS',
    names: {
      EN: 'Ways to win',
      CN: '多路赢奖',
      TH: 'หลายเส้นทางชนะ',
      VI: 'Nhiều lối thắng',
      ID: 'Banyak jalur',
      PT: 'Formas de ganhar',
      ES: 'Formas de ganar',
    },
    holds: having('ways'),
  },
  {
    key: 'CLASSIC',
    names: {
      EN: 'Classics',
      CN: '经典',
      TH: 'คลาสสิก',
      VI: 'Cổ điển',
      ID: 'Klasik',
      PT: 'Clássicos',
      ES: 'Clásicos',
    },
    holds: among(['classic', 'fruit', 'gems']),
  },
  {
    key: 'ADVENTURE',
    names: {
      EN: 'Adventure',
      CN: '探险',
      TH: 'ผจญภัย',
      VI: 'Phiêu lưu',
      ID: 'Petualangan',
      PT: 'Aventura',
      ES: 'Aventura',
    },
    holds: among(['egypt', 'aztec', 'pirate', 'mining', 'viking', 'arabia', 'west', 'jungle']),
  },
  {
    key: 'ANIMALS',
    names: {
      EN: 'Animals',
      CN: '动物',
      TH: 'สัตว์',
      VI: 'Muông thú',
      ID: 'Satwa',
      PT: 'Animais',
      ES: 'Animales',
    },
    holds: among(['wildlife', 'ocean', 'farm', 'arctic', 'prehistoric', 'rooster']),
  },
  {
    key: 'TALES',
    names: {
      EN: 'Tales',
      CN: '童话传说',
      TH: 'นิทาน',
      VI: 'Cổ tích',
      ID: 'Dongeng',
      PT: 'Contos',
      ES: 'Cuentos',
    },
    holds: among(['magic', 'fairy', 'kingdom', 'celtic', 'dragon', 'gothic', 'monsters']),
  },
]

/** Categories of live vendors. */
export const liveCategories: readonly VendorCategory[] = [
  {
    key: 'BACCARAT',
    names: {
      EN: 'Baccarat',
      CN: '百家乐',
      TH: 'บาคาร่า',
      VI: 'Baccarat',
      ID: 'Bakarat',
      PT: 'Bacará',
      ES: 'Bacará',
    },
    holds: playing('Baccarat', 'Speed Baccarat', 'VIP Baccarat', 'Super Six'),
  },
  {
    key: 'ROULETTE',
    names: {
      EN: 'Roulette',
      CN: '轮盘',
      TH: 'รูเล็ต',
      VI: 'Roulette',
      ID: 'Rolet',
      PT: 'Roleta',
      ES: 'Ruleta',
    },
    holds: playing('Roulette', 'Speed Roulette', 'VIP Roulette'),
  },
  {
    key: 'DRAGONTIGER',
    names: {
      EN: 'Dragon Tiger',
      CN: '龙虎',
      TH: 'เสือมังกร',
      VI: 'Rồng Hổ',
      ID: 'Naga Macan',
      PT: 'Dragão Tigre',
      ES: 'Dragón Tigre',
    },
    holds: playing('Dragon Tiger'),
  },
  {
    key: 'BLACKJACK',
    names: {
      EN: 'Blackjack',
      CN: '二十一点',
      TH: 'แบล็คแจ็ค',
      VI: 'Xì dách',
      ID: 'Blackjack',
      PT: 'Blackjack',
      ES: 'Blackjack',
    },
    holds: playing('Blackjack'),
  },
  {
    key: 'MONEYWHEEL',
    names: {
      EN: 'Money Wheel',
      CN: '幸运大转盘',
      TH: 'วงล้อเงิน',
      VI: 'Vòng quay tiền',
      ID: 'Roda Uang',
      PT: 'Roda do Dinheiro',
      ES: 'Rueda del Dinero',
    },
    holds: playing('Money Wheel'),
  },
  {
    key: 'DICE',
    names: {
      EN: 'Dice and beads',
      CN: '骰子与番摊',
      TH: 'ลูกเต๋าและถั่ว',
      VI: 'Xúc xắc và hạt',
      ID: 'Dadu dan manik',
      PT: 'Dados e contas',
      ES: 'Dados y cuentas',
    },
    holds: playing('Sic Bo', 'Speed Sic Bo', 'Xoc Dia', 'Fan Tan'),
  },
]
