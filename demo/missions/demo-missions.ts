// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, units } from '@tessera/rules/money'
import type { MissionToAdd } from '@tessera/server/src/modules/missions/index.ts'

/** The languages of the titles below, in order. `$` stands for the symbol of the brand's currency. */
const codes = [
  'EN',
  'VI',
  'TH',
  'ID',
  'MS',
  'FIL',
  'CN',
  'TW',
  'JA',
  'KO',
  'PT',
  'PT-BR',
  'ES',
  'FR',
  'RU',
  'AR',
  'HI',
] as const

type Definition = Pick<MissionToAdd, 'kind'> &
  Pick<MissionToAdd['terms'], 'counts' | 'gameType' | 'target'> & { reward: bigint; titles: string }

const cents = (amount: number): bigint => BigInt(amount) * 10_000n
const money = (amount: number): bigint => units(amount)

const definitions: readonly Definition[] = [
  {
    kind: 'DAILY',
    counts: 'VALID_BETS',
    gameType: null,
    target: money(100),
    reward: cents(100),
    titles:
      'Bet $100 in a day|Cược $100 trong ngày|เดิมพันครบ $100 ในหนึ่งวัน|Bertaruh $100 dalam sehari|Bertaruh $100 dalam sehari|Tumaya ng $100 sa isang araw|当日投注满 $100|當日投注滿 $100|1日で$100ベット|하루에 $100 베팅|Apostar $100 num dia|Aposte $100 em um dia|Apuesta $100 en un día|Misez $100 en une journée|Поставьте $100 за день|راهن بمبلغ $100 في يوم|एक दिन में $100 का दांव लगाएँ',
  },
  {
    kind: 'DAILY',
    counts: 'BETS',
    gameType: null,
    target: 30n,
    reward: cents(50),
    titles:
      'Place 30 bets in a day|Đặt 30 lượt cược trong ngày|เดิมพัน 30 ครั้งในหนึ่งวัน|Pasang 30 taruhan dalam sehari|Buat 30 pertaruhan dalam sehari|Tumaya nang 30 beses sa isang araw|当日投注 30 次|當日投注 30 次|1日で30回ベット|하루에 30번 베팅|Fazer 30 apostas num dia|Faça 30 apostas em um dia|Haz 30 apuestas en un día|Placez 30 mises en une journée|Сделайте 30 ставок за день|ضع 30 رهانًا في يوم|एक दिन में 30 दांव लगाएँ',
  },
  {
    kind: 'DAILY',
    counts: 'GAMES',
    gameType: 'INHOUSE',
    target: 3n,
    reward: cents(50),
    titles:
      'Play 3 of our own games|Chơi 3 trò chơi của chúng tôi|เล่นเกมของเรา 3 เกม|Mainkan 3 game buatan kami|Main 3 permainan kami sendiri|Maglaro ng 3 sa sarili naming laro|畅玩 3 款自家游戏|暢玩 3 款自家遊戲|オリジナルゲームを3種類プレイ|자체 게임 3종 플레이|Jogar 3 dos nossos jogos|Jogue 3 dos nossos jogos|Juega a 3 de nuestros juegos|Jouez à 3 de nos jeux|Сыграйте в 3 наши игры|العب 3 من ألعابنا|हमारे 3 गेम खेलें',
  },
  {
    kind: 'WEEKLY',
    counts: 'VALID_BETS',
    gameType: null,
    target: money(1_000),
    reward: cents(800),
    titles:
      'Bet $1,000 in a week|Cược $1,000 trong tuần|เดิมพันครบ $1,000 ในหนึ่งสัปดาห์|Bertaruh $1,000 dalam seminggu|Bertaruh $1,000 dalam seminggu|Tumaya ng $1,000 sa isang linggo|本周投注满 $1,000|本週投注滿 $1,000|1週間で$1,000ベット|일주일에 $1,000 베팅|Apostar $1,000 numa semana|Aposte $1,000 em uma semana|Apuesta $1,000 en una semana|Misez $1,000 en une semaine|Поставьте $1,000 за неделю|راهن بمبلغ $1,000 في أسبوع|एक सप्ताह में $1,000 का दांव लगाएँ',
  },
  {
    // Once: what begins again is paid by play.
    kind: 'ONCE',
    counts: 'DEPOSITS',
    gameType: null,
    target: money(200),
    reward: cents(500),
    titles:
      'Deposit $200|Nạp $200|ฝากครบ $200|Deposit $200|Deposit $200|Magdeposito ng $200|存款满 $200|存款滿 $200|$200を入金|$200 입금|Depositar $200|Deposite $200|Deposita $200|Déposez $200|Внесите $200|أودع $200|$200 जमा करें',
  },
  {
    kind: 'ONCE',
    counts: 'BETS',
    gameType: 'LOTT',
    target: 1n,
    reward: cents(200),
    titles:
      'Buy your first lottery ticket|Mua tấm vé số đầu tiên|ซื้อสลากใบแรกของคุณ|Beli tiket lotre pertama Anda|Beli tiket loteri pertama anda|Bumili ng una mong tiket sa lottery|购买您的第一张彩票|購買您的第一張彩票|初めての宝くじを購入|첫 복권 구매|Comprar o primeiro bilhete de lotaria|Compre seu primeiro bilhete de loteria|Compra tu primer billete de lotería|Achetez votre premier billet de loterie|Купите первый лотерейный билет|اشترِ أول تذكرة يانصيب لك|अपना पहला लॉटरी टिकट ख़रीदें',
  },
]

/** The missions of the demonstration for one brand. */
export function demoMissions({
  brandCode,
  currency,
  symbol,
  startsAtMs,
}: {
  brandCode: string
  currency: string
  symbol: string
  startsAtMs: number
}): MissionToAdd[] {
  return definitions.map(({ kind, counts, gameType, target, reward, titles }, index) => ({
    brandCode,
    kind,
    currency,
    titles: Object.fromEntries(
      titles.split('|').map((title, at) => [codes[at] ?? 'EN', title.replaceAll('$', () => symbol)]),
    ),
    startsAtMs,
    endsAtMs: null,
    budget: units(10_000),
    enabled: true,
    position: (index + 1) * 10,
    terms: { counts, gameType, vendor: null, target, reward: amountOfMillionths(reward), wagerTimes: 0 },
  }))
}
