// SPDX-License-Identifier: Apache-2.0
import type { studio as source } from '../en/studio.ts'
import type { Translated } from '../translated.ts'

/** The frame of the studio's own games: bar, controls, panels. */
export const studio: Translated<typeof source> = {
  'studio.stage': 'Игра',
  'studio.controls': 'Ваша ставка',
  'studio.bar': 'Баланс и инструменты',
  'studio.balance': 'Баланс',
  'studio.deposit': 'Пополнить',
  'studio.lobby': 'Назад в лобби',
  'studio.fairness': 'Честность и история',
  'studio.rules': 'Правила и лимиты',
  'studio.sound': 'Звук',
  'studio.lightTheme': 'Светлая тема',
  'studio.recent': 'Последние результаты',
  'studio.check': 'Проверить раунд',
  'studio.copyNamed': 'Копировать: {name}',
  'studio.unknownGame': 'По этому адресу игры нет',
  'studio.partMissing': 'Часть игры не загрузилась. Проверьте подключение и попробуйте ещё раз',
  'studio.offline': 'Нет соединения. Проверьте сеть и попробуйте ещё раз',
  'studio.offline.waiting': 'Связь потеряна. Пробуем ещё раз …',
  'studio.freeRounds': 'Бесплатные раунды',
  'studio.freeRounds.pay': 'Чем платить',
  'studio.freeRounds.left': 'Осталось бесплатных раундов: {count}, каждый по {stake} {currency}',
  'studio.stake': 'Сумма ставки',
  'studio.stake.half': '½: половина ставки',
  'studio.stake.double': '2×: удвоить ставку',
  'studio.bet': 'Поставить',
  'studio.cashOut': 'Забрать',
  'studio.multiplier': 'Множитель',
  'studio.chance': 'Шанс выигрыша',
  'studio.win': 'При выигрыше',
  'studio.rtp': 'Возврат игроку',
  'studio.presets': 'Быстрый выбор',
  'studio.field.range': 'От {minimum} до {maximum}',
  'studio.voided': 'Раунд не сыгран, ваша ставка уже возвращается',
  'studio.rules.chosen': 'С вашими настройками',
  'studio.rules.limits': 'Лимиты',
  'studio.rules.minimumStake': 'Минимальная ставка',
  'studio.rules.maximumStake': 'Максимальная ставка',
  'studio.rules.maximumWin': 'Максимум за раунд',
  'studio.rules.interrupted':
    'Принятая ставка засчитывается всегда, даже если связь пропала. Выплаты округляются вниз до наименьшей монеты.',
  'studio.fairness.how':
    'Каждый результат рассчитывается из трёх значений: сид сервера, заданный до вашей ставки (его хеш показан ниже), ваш сид клиента, который можно менять, и номер ставки. Раскрыв сид сервера, вы можете пересчитать все раунды, которые он решил.',
  'studio.fairness.verifier': 'Открыть проверку',
  'studio.seeds.inUse': 'Текущие сиды',
  'studio.seeds.server': 'Сид сервера',
  'studio.seeds.serverHash': 'Хеш сида сервера (SHA-256)',
  'studio.seeds.nextHash': 'Хеш следующего сида сервера',
  'studio.seeds.client': 'Сид клиента',
  'studio.seeds.nonce': 'Номер следующей ставки (nonce):',
  'studio.seeds.rotate': 'Раскрыть сид сервера',
  'studio.seeds.rotate.why':
    'Вы увидите текущий сид сервера, а игра перейдёт к следующему. После этого сыгранные с ним раунды можно проверить.',
  'studio.seeds.revealed': 'Сид сервера раскрыт',
  'studio.seeds.revealed.bets':
    '{bets, plural, =0 {С ним не сыграно ни одной ставки.} one {С ним сыграна # ставка.} few {С ним сыграны # ставки.} many {С ним сыграно # ставок.} other {С ним сыграно # ставки.}}',
  'studio.history': 'Ваши раунды',
  'studio.state.pending': 'Принимается',
  'studio.state.open': 'Открыт',
  'studio.state.settling': 'Выплачивается',
  'studio.state.voided': 'Ставка возвращена',
  'studio.state.refused': 'Не сыгран',

  'studio.dice.title': 'Кости',
  'studio.dice.direction': 'Бросок',
  'studio.dice.under': 'Меньше',
  'studio.dice.over': 'Больше',
  'studio.dice.target': 'Цель',
  'studio.dice.slider': 'Цель на шкале',
  'studio.dice.overTarget': 'Больше {target}',
  'studio.dice.underTarget': 'Меньше {target}',
  'studio.dice.won': 'Выпало {roll}. Вы выиграли {payout} {currency} на {multiplier}×',
  'studio.dice.lost': 'Выпало {roll}. В этот раз без выигрыша',
  'studio.dice.rules.roll':
    'Каждая ставка бросает число от 0.00 до 100.00; все 10,001 значение равновероятны.',
  'studio.dice.rules.win':
    'Вы выигрываете, если бросок больше (или меньше) вашей цели. Точное попадание в цель проигрывает.',
  'studio.dice.rules.pay':
    'Выигрыш — ставка, умноженная на множитель: чем реже выигрыш, тем он выше. Сайту остаётся около одного процента.',

  'studio.limbo.title': 'Лимбо',
  'studio.limbo.target': 'Цель',
  'studio.limbo.won': 'Остановка на {point}×. Вы выиграли {payout} {currency}',
  'studio.limbo.lost': 'Остановка на {point}×, ниже вашей цели {target}×',
  'studio.limbo.rules.point':
    'Каждая ставка запускает множитель с 1.00×; он где-то остановится, самое позднее на 1,000,000.00×.',
  'studio.limbo.rules.win':
    'Вы выигрываете, если он достигнет цели, включая саму цель. Выигрыш — ставка, умноженная на цель.',
  'studio.limbo.rules.chance':
    'Шанс достичь цели — 99 %, делённые на неё: 2.00× выпадает в 49.5 % раундов. Сайту остаётся один процент.',

  'studio.mines.title': 'Мины',
  'studio.mines.count': 'Мины',
  'studio.mines.gems': 'Кристаллы',
  'studio.mines.gemsLeft': 'Ещё кристаллов',
  'studio.mines.next': 'Со следующим кристаллом',
  'studio.mines.board': 'Поле из 25 клеток',
  'studio.mines.tile.closed': 'Ряд {row}, столбец {column}: закрыта',
  'studio.mines.tile.gem': 'Ряд {row}, столбец {column}: кристалл',
  'studio.mines.tile.mine': 'Ряд {row}, столбец {column}: мина',
  'studio.mines.pick': 'Выберите клетку',
  'studio.mines.go':
    '{mines, plural, one {Спрятана # мина. Выберите клетку} few {Спрятаны # мины. Выберите клетку} many {Спрятано # мин. Выберите клетку} other {Спрятано # мины. Выберите клетку}}',
  'studio.mines.chooseTiles': 'Выберите плитки, которые открывает каждая ставка',
  'studio.mines.resumed': 'Ваш открытый раунд продолжается',
  'studio.mines.safe': 'Кристалл: {multiplier}×, можно забрать {payout} {currency}',
  'studio.mines.won': 'Вы забрали на {multiplier}×: {payout} {currency}',
  'studio.mines.lost': 'Мина. Этот раунд без выплаты',
  'studio.mines.rules.tiles':
    'Под {tiles} клетками лежат кристаллы и столько мин, сколько вы выберете. Их места определены до первой клетки.',
  'studio.mines.rules.cashOut':
    'Каждый кристалл повышает множитель. Забрать выигрыш можно в любой момент; мина завершает раунд без выплаты. С последним кристаллом выигрыш забирается сам.',
  'studio.mines.rules.pay':
    'Множитель — это 99 %, делённые на шанс дойти до этого места. Сайту остаётся один процент, сколько бы клеток вы ни открыли.',

  'studio.sample.title': 'Пробный слот',
  'studio.sample.mark': 'Образец',
  'studio.sample.of':
    'Образец игры {title}: играется на демонстрационном слоте. Математика и возврат игроку принадлежат образцу.',
  'studio.sample.spin': 'Вращать',
  'studio.sample.freeSpin': 'Бесплатное вращение {spin} из {spins}',
  'studio.sample.freeWon': 'Бесплатные вращения: {spins}, каждая линия считается ×{factor}',
  'studio.sample.resumed': 'Ваши бесплатные вращения продолжаются',
  'studio.sample.won': 'Выплата {multiplier}×: {payout} {currency}',
  'studio.sample.lost': 'В этот раз ни одна линия не платит',
  'studio.sample.rules.lines':
    'Пять барабанов показывают по три ряда. Три, четыре или пять одинаковых символов подряд слева на любой из линий (всего {lines}) приносят выплату. Ставка покрывает все линии.',
  'studio.sample.rules.wild': 'Вайлд заменяет все символы, кроме скаттера.',
  'studio.sample.rules.free':
    'Три скаттера платят {multiplier}× и дают бесплатные вращения ({spins}), в которых каждая линия считается ×{factor}. Если вы уйдёте, бесплатные вращения вас подождут.',
  'studio.sample.symbol': 'Символ',
  'studio.sample.hitRate': 'Доля вращений с выплатой',
  'studio.sample.freeChance': 'Шанс бесплатных вращений',
  'studio.plinko.title': 'Плинко',
  'studio.plinko.rows': 'Ряды',
  'studio.plinko.risk': 'Риск',
  'studio.plinko.low': 'Низкий',
  'studio.plinko.medium': 'Средний',
  'studio.plinko.high': 'Высокий',
  'studio.plinko.slot': 'Ячейка',
  'studio.plinko.middle': 'Центр',
  'studio.plinko.fromEdge': '{slot} от любого края',
  'studio.plinko.landed': 'Попадание в {multiplier}×: {payout} {currency}',
  'studio.plinko.rules.fall':
    'Шар падает через ряды колышков и на каждом с равным шансом уходит влево или вправо.',
  'studio.plinko.rules.pay':
    'Ячейка, куда он попал, платит ставку, умноженную на её множитель. Множитель ниже 1× возвращает меньше ставки.',
  'studio.plinko.rules.risk':
    'Высокий риск платит больше по краям и меньше в центре. Все множители и их шансы указаны ниже.',

  'studio.crash.title': 'Краш',
  'studio.crash.auto': 'Автовывод',
  'studio.crash.auto.off': 'Выкл.',
  'studio.crash.target': 'Забрать на',
  'studio.crash.opening': 'Стол открывается …',
  'studio.crash.placing': 'Ставка принимается …',
  'studio.crash.placed': 'Ваша ставка принята',
  'studio.crash.betNext': 'Ставка на следующий раунд',
  'studio.crash.waiting': 'Ждём следующий раунд',
  'studio.crash.cancel': 'Нажмите для отмены',
  'studio.crash.startsIn': 'секунд на ставку',
  'studio.crash.crashedShort': 'Краш',
  'studio.crash.betting': 'Ставки принимаются',
  'studio.crash.running': 'Ставок больше нет, раунд идёт',
  'studio.crash.crashed': 'Краш на {point}×',
  'studio.crash.won': 'Вы забрали {payout} {currency} на {point}×',
  'studio.crash.lost': 'Краш на {point}× раньше, чем вы забрали выигрыш',
  'studio.crash.bets': 'Игроки за столом',
  'studio.crash.betCount':
    '{bets, plural, =0 {Ставок пока нет} one {# ставка за столом} few {# ставки за столом} many {# ставок за столом} other {# ставки за столом}}',
  'studio.crash.robot': 'Робот {name}',
  'studio.crash.robots': 'Роботы — часть демонстрации. Они не ставят денег и ничего не получают.',
  'studio.crash.you': 'Вы',
  'studio.crash.rules.table':
    'Один стол для всех: {seconds} с на ставки, затем множитель растёт с 1.00×, пока не случится краш.',
  'studio.crash.rules.leave':
    'Заберите выигрыш до краша и получите ставку, умноженную на множитель в этот момент. Важен момент, когда ваш запрос дошёл до нас.',
  'studio.crash.rules.auto':
    'Автовывод сервер выполняет точно на заданном множителе, даже если связь пропала.',
  'studio.crash.rules.lost':
    'При краше проигрывают все ставки, которые не успели забрать. Возврат игроку одинаков для любой цели.',
  'studio.crash.chain.how':
    'Все раунды этого стола были определены до первого цепочкой хешей. Сначала опубликовали её конец, затем жребием выбрали публичную соль; каждый раунд раскрывает ещё одно звено, и никто не может вычислить звено раньше.',
  'studio.crash.chain.check': 'Выберите результат над кривой, чтобы проверить этот раунд.',
  'studio.crash.chain.terminal': 'Опубликованный конец цепочки',
  'studio.crash.chain.salt': 'Публичная соль',
  'studio.crash.chain.length': 'Раундов в цепочке: {rounds}',
}
