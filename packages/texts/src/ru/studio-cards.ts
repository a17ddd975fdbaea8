// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules':
    'Указанный возврат достигается при лучших решениях. Игра покажет лучшее по вашей просьбе; решать вам.',
  'studio.jacks.title': 'Валеты или старше',
  'studio.deuces.title': 'Двойки-джокеры',
  'studio.poker.hand': 'Рука',
  'studio.poker.hold': 'Оставить',
  'studio.poker.holdCard': 'Оставить карту или отпустить',
  'studio.poker.hidden': 'Закрытая карта',
  'studio.poker.draw': 'Обмен',
  'studio.poker.replaced': 'Меняется карт: {cards}',
  'studio.poker.first': 'Выберите, какие карты оставить, и меняйте',
  'studio.poker.best': 'Лучший выбор',
  'studio.poker.worth': 'Лучше оставить: {cards}. В среднем платит {multiplier}×',
  'studio.poker.nothing': 'ни одной',
  'studio.poker.jacks': 'Пара от валетов',
  'studio.poker.twoPair': 'Две пары',
  'studio.poker.trips': 'Тройка',
  'studio.poker.straight': 'Стрит',
  'studio.poker.flush': 'Флеш',
  'studio.poker.threeAndTwo': 'Фулл-хаус',
  'studio.poker.quads': 'Каре',
  'studio.poker.straightFlush': 'Стрит-флеш',
  'studio.poker.fiveOfAKind': 'Пять одинаковых',
  'studio.poker.wildRoyal': 'Роял с двойками',
  'studio.poker.fourDeuces': 'Четыре двойки',
  'studio.poker.royal': 'Роял-флеш',
  'studio.poker.rules.play':
    'Вам сдаются пять карт одной колоды из 52. Оставьте любые; остальные меняются один раз, и итоговая рука платит по таблице.',
  'studio.poker.rules.wild': 'Каждая двойка заменяет любую карту.',
  'studio.poker.rules.left': 'Раунд, который не продолжают два дня, доигрывается с лучшим выбором.',
  'studio.verify.poker':
    'Карты по порядку: каждое случайное число выбирает одну из оставшихся; первые пять — рука, остальные по порядку заменяют',
  'studio.raised': 'Доставлено',
  'studio.blackjack.title': 'Блэкджек',
  'studio.blackjack.dealer': 'Дилер',
  'studio.blackjack.second': 'Вторая рука',
  'studio.blackjack.hit': 'Ещё',
  'studio.blackjack.stand': 'Хватит',
  'studio.blackjack.double': 'Удвоить',
  'studio.blackjack.split': 'Разделить',
  'studio.blackjack.insure': 'Страховка',
  'studio.blackjack.decline': 'Без страховки',
  'studio.blackjack.asks': 'У дилера туз: застраховать?',
  'studio.blackjack.first': 'Ваш ход',
  'studio.blackjack.best': 'Лучший ход',
  'studio.blackjack.advice': 'Лучший ход: {play}. В среднем {result} ставки',
  'studio.blackjack.noInsurance': 'Лучше без страховки: она стоит больше, чем возвращает',
  'studio.blackjack.natural': 'Блэкджек',
  'studio.blackjack.won': 'Победа',
  'studio.blackjack.push': 'Ничья',
  'studio.blackjack.lost': 'Проигрыш',
  'studio.blackjack.bust': 'Перебор',
  'studio.blackjack.decks': 'Колод',
  'studio.blackjack.rules.deal':
    'Вы и дилер получаете по две карты из {decks} заново перетасованных колод. Побеждает рука ближе к 21; больше 21 — сразу проигрыш. Туз — 1 или 11, картинки — 10.',
  'studio.blackjack.rules.dealer':
    'Дилер берёт до 16 и останавливается на любых 17. С тузом или десяткой он сначала проверяет блэкджек.',
  'studio.blackjack.rules.pays':
    'Победа платит 1 к 1, блэкджек 3 к 2, ничья возвращает ставку. Страховка стоит полставки и платит 2 к 1, если у дилера блэкджек.',
  'studio.blackjack.rules.double':
    'Две карты можно удвоить за ещё одну ставку и одну последнюю карту, в том числе после разделения. Две равные карты делятся один раз за ещё одну ставку; разделённые тузы получают по одной карте.',
  'studio.blackjack.rules.raise':
    'Каждая дополнительная ставка списывается до следующей карты. Если её нельзя списать, раунд остаётся как есть. В бесплатных раундах ничего нельзя добавить.',
  'studio.blackjack.rules.left':
    'Раунд, который не продолжают два дня, останавливается на всех руках, без страховки.',
  'studio.verify.blackjack':
    'Карты по порядку: каждое случайное число выбирает одну из оставшихся в {decks} колодах; игрок, дилер, игрок, дилер, далее по мере взятия',
  'studio.slide.title': 'Лента',
  'studio.slide.rules.tape':
    'Лента множителей скользит и останавливается так, что один из них под указателем. Остальные ничего не решают и встречаются так же часто, как настоящие.',
  'studio.darts.title': 'Дартс',
  'studio.darts.ring': 'Кольцо',
  'studio.darts.area': 'Доля мишени',
  'studio.darts.rules.throw':
    'Дротик попадает в любое место мишени: все части площади равновероятны. Кольца нарисованы с их настоящими площадями.',
  'studio.darts.rules.pay':
    'Поражённое кольцо платит ставку, умноженную на его множитель. На любой сложности среднее 0,99×; чем сложнее, тем меньше и щедрее крупные кольца.',
  'studio.verify.darts': 'Часть площади от центра: первое число × 10 000, целая часть',
  'studio.bingo.title': 'Бинго',
  'studio.bingo.lines': 'Полных линий',
  'studio.bingo.balls': 'Шаров в розыгрыше',
  'studio.bingo.rules.card':
    'Каждая ставка получает новую карточку из 24 чисел от 1 до {numbers}; поле в середине свободно. У каждого столбца свои пятнадцать чисел.',
  'studio.bingo.rules.pay':
    'Разыгрывается {balls} шаров. Полные строки, столбцы и диагонали платят вместе по их числу, как в таблице.',
  'studio.verify.bingo':
    'Карточка по строкам: в каждом столбце случайное число выбирает одно из оставшихся пятнадцати; 0 — свободное поле',
  'studio.verify.bingo.balls': 'Шары по порядку: каждое случайное число выбирает один из оставшихся',
}
