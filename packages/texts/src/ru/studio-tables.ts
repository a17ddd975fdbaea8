// SPDX-License-Identifier: Apache-2.0
import type { studioTables as source } from '../en/studio-tables.ts'
import type { Translated } from '../translated.ts'

/** The tables of the studio: roulette, cards, dice, beads and discs. */
export const studioTables: Translated<typeof source> = {
  'studio.table.chips': 'Фишки',
  'studio.table.chip': 'Фишка {amount} {currency}',
  'studio.table.undo': 'Отменить',
  'studio.table.clear': 'Очистить стол',
  'studio.table.repeat': 'Повторить прошлую ставку',
  'studio.table.double': 'Удвоить все фишки',
  'studio.table.total': 'Итого',
  'studio.table.felt': 'Стол',
  'studio.table.empty': 'Сначала поставьте фишку на стол',
  'studio.table.place': '{name}, выплата {odds}',
  'studio.table.placed': '{name}, выплата {odds}, поставлено {amount} {currency}',
  'studio.table.odds': 'Выплата',
  'studio.table.even': 'Чётное',
  'studio.table.odd': 'Нечётное',
  'studio.table.big': 'Большое',
  'studio.table.small': 'Малое',
  'studio.table.tie': 'Ничья',
  'studio.table.sum': 'Сумма {total}',
  'studio.table.rules.chips':
    'Ставьте фишки не более чем на {places} мест; их сумма — ставка раунда. Каждое место оплачивается по своей выплате, фишки возвращаются. Общая сумма один раз округляется вниз до мельчайшей монеты.',
  'studio.table.rules.automatic':
    'Автоматические ставки повторяют фишки как они лежат; за столом ставка сама не растёт.',
  'studio.badChips': 'Поставьте фишки на 1–{maximum} мест',
  'studio.badPlace': 'На этом столе нет такого места, или оно названо дважды',
  'studio.badChipAmount': 'Эти фишки не являются суммой в вашей валюте',
  'studio.chipsNotStake': 'Сумма фишек не равна ставке',
  'studio.verify.shoe': 'Карты сверху восьми перемешанных колод',
  'studio.verify.threeDice': 'Кости: число × 6, отброшена дробь, плюс 1',
  'studio.roulette.title': 'Рулетка',
  'studio.roulette.red': 'Красное',
  'studio.roulette.black': 'Чёрное',
  'studio.roulette.straight': 'Номер {numbers}',
  'studio.roulette.split': 'Сплит {numbers}',
  'studio.roulette.street': 'Стрит {numbers}',
  'studio.roulette.corner': 'Угол {numbers}',
  'studio.roulette.line': 'Шесть номеров {numbers}',
  'studio.roulette.range': 'Номера {range}',
  'studio.roulette.column': 'Колонка {column}',
  'studio.roulette.rules.spin':
    'Шарик падает в одну из 37 ячеек, от 0 до 36; все равновероятны. Зеро выигрывает только там, где оно названо.',
  'studio.roulette.rules.inside': 'Линия между номерами — ставка на всех её соседей: нажмите на саму линию.',
  'studio.verify.roulette': 'Ячейка: число × 37, отброшена дробь',
  'studio.baccarat.title': 'Баккара',
  'studio.baccarat.player': 'Игрок',
  'studio.baccarat.banker': 'Банкир',
  'studio.baccarat.playerPair': 'Пара игрока',
  'studio.baccarat.bankerPair': 'Пара банкира',
  'studio.baccarat.points': 'Очки',
  'studio.baccarat.rules.points':
    'Туз — 1, десятки и картинки — 0; от суммы считается только последняя цифра. 8 или 9 на двух картах завершают раунд.',
  'studio.baccarat.rules.player': 'Игрок берёт третью карту с 0–5 очками и останавливается на 6 или 7.',
  'studio.baccarat.rules.banker':
    'Если игрок остановился, банкир берёт с 0–5. После третьей карты игрока банкир берёт с 0–2 всегда, с 3 — если та карта не 8, с 4 — если она 2–7, с 5 — если 4–7, с 6 — если 6 или 7.',
  'studio.baccarat.rules.tie':
    'Ничья возвращает ставки на игрока и банкира. С выигрыша банкира берётся 5 % комиссии. В каждом раунде восемь новых колод.',
  'studio.sicbo.title': 'Сик бо',
  'studio.sicbo.anyTriple': 'Любая тройка',
  'studio.sicbo.double': 'Двойка {face}',
  'studio.sicbo.triple': 'Тройка {face}',
  'studio.sicbo.pair': 'Пара {faces}',
  'studio.sicbo.single': 'Грань {face}',
  'studio.sicbo.rules.throw': 'Три кости бросают один раз. Малое — 4–10, большое — 11–17.',
  'studio.sicbo.rules.triple': 'При трёх одинаковых костях малое, большое, чётное и нечётное проигрывают.',
  'studio.sicbo.rules.single': 'Грань платит 1 к 1 за каждую кость, на которой она выпала.',
  'studio.craps.title': 'Крэпс',
  'studio.craps.pass': 'Пасс',
  'studio.craps.dontPass': 'Не пасс',
  'studio.craps.field': 'Поле',
  'studio.craps.place': 'Номер {number}',
  'studio.craps.hard': 'Дубль {number}',
  'studio.craps.anySeven': 'Любая семёрка',
  'studio.craps.anyCraps': 'Любой крэпс',
  'studio.craps.point': 'Пойнт {number}',
  'studio.craps.rules.pass':
    'Пасс: 7 или 11 первым броском выигрывает, 2, 3 или 12 проигрывает. Любая другая сумма — пойнт: он выигрывает, если выпадет снова раньше 7.',
  'studio.craps.rules.dontPass':
    'Не пасс выигрывает, когда пасс проигрывает; 12 первым броском возвращает ставку.',
  'studio.craps.rules.place':
    'Номер выигрывает, если выпадет раньше 7; дубль — если выпадет парой раньше, чем иначе, и раньше 7. Первый бросок считается.',
  'studio.craps.rules.first':
    'Поле, любая семёрка, любой крэпс и суммы решаются первым броском. Поле выигрывает на 2, 3, 4, 9, 10, 11 и 12; 2 платит 2:1, 12 платит 3:1.',
  'studio.craps.rules.end':
    'Кости бросают, пока не решены все фишки, не более {rolls} раз; нерешённые фишки возвращаются.',
  'studio.verify.craps':
    'Броски: число × 36, отброшена дробь; частное и остаток от деления на 6, каждое плюс 1',
  'studio.dragontiger.title': 'Дракон и тигр',
  'studio.dragontiger.dragon': 'Дракон',
  'studio.dragontiger.tiger': 'Тигр',
  'studio.dragontiger.suitedTie': 'Ничья в масть',
  'studio.dragontiger.rules.cards':
    'Дракон и тигр получают по карте из восьми новых колод; выигрывает старшая, туз младший.',
  'studio.dragontiger.rules.tie':
    'Ничья возвращает половину ставки на дракона или тигра. Ничья в масть — одинаковые ранг и масть.',
  'studio.dragontiger.rules.seven':
    'Большое — от 8 до короля, малое — от туза до 6. На 7 большое, малое, чётное и нечётное проигрывают.',
  'studio.fantan.title': 'Фан-тан',
  'studio.fantan.fan': 'Фан {numbers}',
  'studio.fantan.nim': 'Ним {wins}, {back} — возврат',
  'studio.fantan.kwok': 'Квок {numbers}',
  'studio.fantan.ssh': 'Три из {numbers}',
  'studio.fantan.result': 'Бусин: {beads}, остаток {rest}',
  'studio.fantan.rules.beads':
    'Под чашкой от {least} до {most} бусин. Их убирают по четыре; остаётся 1, 2, 3 или 4, все равновероятны.',
  'studio.fantan.rules.fan': 'Фан выигрывает на одном остатке, квок — на двух, три — на трёх.',
  'studio.fantan.rules.nim': 'Ним выигрывает на первом числе; второе возвращает ставку.',
  'studio.fantan.rules.commission': 'В выплатах учтена комиссия 5 % с выигрыша.',
  'studio.verify.fantan': 'Бусины: 40 плюс число × 40, отброшена дробь',
  'studio.prawncrab.title': 'Рыба, креветка, краб',
  'studio.prawncrab.fish': 'Рыба',
  'studio.prawncrab.prawn': 'Креветка',
  'studio.prawncrab.crab': 'Краб',
  'studio.prawncrab.rooster': 'Петух',
  'studio.prawncrab.gourd': 'Тыква',
  'studio.prawncrab.coin': 'Монета',
  'studio.prawncrab.rules.throw':
    'Три кости показывают по одному из шести символов. Символ платит 1 к 1 за каждую кость, на которой он выпал.',
  'studio.prawncrab.rules.pair':
    'Два символа выигрывают, если выпали оба. Любая тройка выигрывает на трёх одинаковых костях.',
  'studio.xocdia.title': 'Сок Диа',
  'studio.xocdia.discs': '{red} красных, {white} белых',
  'studio.xocdia.rules.shake':
    'Четыре диска, красные с одной стороны и белые с другой, встряхивают под чашей.',
  'studio.xocdia.rules.count':
    'Чётное и нечётное считают красные стороны; другие места выигрывают ровно на этом числе.',
  'studio.verify.xocdia': 'Диски: красный, если меньше 0,5',
}
