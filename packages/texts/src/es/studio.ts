// SPDX-License-Identifier: Apache-2.0
import type { studio as source } from '../en/studio.ts'
import type { Translated } from '../translated.ts'

/** The frame of the studio's own games: bar, controls, panels. */
export const studio: Translated<typeof source> = {
  'studio.stage': 'Juego',
  'studio.controls': 'Tu apuesta',
  'studio.bar': 'Saldo y herramientas',
  'studio.balance': 'Saldo',
  'studio.deposit': 'Depositar',
  'studio.lobby': 'Volver al lobby',
  'studio.fairness': 'Transparencia e historial',
  'studio.rules': 'Reglas y límites',
  'studio.sound': 'Sonido',
  'studio.lightTheme': 'Tema claro',
  'studio.recent': 'Últimos resultados',
  'studio.check': 'Comprobar esta ronda',
  'studio.copyNamed': 'Copiar: {name}',
  'studio.unknownGame': 'No hay ningún juego en esta dirección',
  'studio.partMissing': 'No se pudo cargar una parte del juego. Revisa tu conexión e inténtalo de nuevo',
  'studio.offline': 'No hay conexión. Revisa tu red e inténtalo de nuevo',
  'studio.offline.waiting': 'Conexión perdida. Reintentando …',
  'studio.freeRounds': 'Rondas gratis',
  'studio.freeRounds.pay': 'Pagar con',
  'studio.freeRounds.left': 'Rondas gratis restantes: {count}, de {stake} {currency} cada una',
  'studio.stake': 'Importe',
  'studio.stake.half': '½: la mitad del importe',
  'studio.stake.double': '2×: el doble del importe',
  'studio.bet': 'Apostar',
  'studio.cashOut': 'Cobrar',
  'studio.multiplier': 'Multiplicador',
  'studio.chance': 'Probabilidad',
  'studio.win': 'Si ganas, cobras',
  'studio.rtp': 'Retorno al jugador',
  'studio.presets': 'Elección rápida',
  'studio.field.range': 'De {minimum} a {maximum}',
  'studio.voided': 'Esta ronda no se jugó, tu importe está en camino de vuelta',
  'studio.rules.chosen': 'Con tus ajustes',
  'studio.rules.limits': 'Límites',
  'studio.rules.minimumStake': 'Apuesta mínima',
  'studio.rules.maximumStake': 'Apuesta máxima',
  'studio.rules.maximumWin': 'Una ronda paga como máximo',
  'studio.rules.interrupted':
    'Una apuesta aceptada siempre cuenta, aunque se pierda tu conexión. Los retornos se redondean hacia abajo a la moneda más pequeña.',
  'studio.fairness.how':
    'Cada resultado se calcula a partir de tres cosas: una semilla del servidor fijada antes de tu apuesta (su hash está abajo), tu semilla del cliente, que puedes cambiar, y el número de la apuesta. Después de revelar la semilla del servidor, puedes volver a calcular cada ronda que decidió.',
  'studio.fairness.verifier': 'Abrir el verificador',
  'studio.seeds.inUse': 'Semillas en uso',
  'studio.seeds.server': 'Semilla del servidor',
  'studio.seeds.serverHash': 'Hash de la semilla del servidor (SHA-256)',
  'studio.seeds.nextHash': 'Hash de la próxima semilla del servidor',
  'studio.seeds.client': 'Semilla del cliente',
  'studio.seeds.nonce': 'Número de tu próxima apuesta (nonce):',
  'studio.seeds.rotate': 'Revelar la semilla del servidor',
  'studio.seeds.rotate.why':
    'Al revelarla se muestra la semilla del servidor en uso y se sigue con la próxima. Entonces se pueden comprobar las rondas jugadas con ella.',
  'studio.seeds.revealed': 'Semilla del servidor revelada',
  'studio.seeds.revealed.bets':
    '{bets, plural, =0 {No se jugó ninguna apuesta con ella.} one {Se jugó una apuesta con ella.} many {Se jugaron # de apuestas con ella.} other {Se jugaron # apuestas con ella.}}',
  'studio.history': 'Tus rondas',
  'studio.state.pending': 'Haciéndose',
  'studio.state.open': 'Abierta',
  'studio.state.settling': 'Pagándose',
  'studio.state.voided': 'Importe devuelto',
  'studio.state.refused': 'No jugada',

  'studio.dice.title': 'Dice',
  'studio.dice.direction': 'Tirada',
  'studio.dice.under': 'Por debajo',
  'studio.dice.over': 'Por encima',
  'studio.dice.target': 'Objetivo',
  'studio.dice.slider': 'Objetivo en la barra',
  'studio.dice.overTarget': 'Por encima de {target}',
  'studio.dice.underTarget': 'Por debajo de {target}',
  'studio.dice.won': 'Salió {roll}. Ganaste {payout} {currency} a {multiplier}×',
  'studio.dice.lost': 'Salió {roll}. Esta vez no hay premio',
  'studio.dice.rules.roll':
    'Cada apuesta tira un número de 0.00 a 100.00; los 10,001 números posibles tienen la misma probabilidad.',
  'studio.dice.rules.win':
    'Ganas cuando el número queda por encima (o por debajo) de tu objetivo. Un número igual al objetivo pierde.',
  'studio.dice.rules.pay':
    'Una ganancia paga el importe apostado por el multiplicador: cuanto más rara la ganancia, más alto es. El margen es de alrededor del uno por ciento.',

  'studio.limbo.title': 'Limbo',
  'studio.limbo.target': 'Objetivo',
  'studio.limbo.won': 'Se paró en {point}×. Ganaste {payout} {currency}',
  'studio.limbo.lost': 'Se paró en {point}×, por debajo de tu {target}×',
  'studio.limbo.rules.point':
    'Cada apuesta hace subir un multiplicador desde 1.00× hasta que se para en algún punto, como muy tarde en 1,000,000.00×.',
  'studio.limbo.rules.win':
    'Ganas cuando llega a tu objetivo, el propio objetivo incluido. Una ganancia paga el importe apostado por el objetivo.',
  'studio.limbo.rules.chance':
    'La probabilidad de llegar a un objetivo es 99 % dividido entre él: 2.00× sale en el 49.5 % de las rondas. El margen es del uno por ciento.',

  'studio.mines.title': 'Mines',
  'studio.mines.count': 'Minas',
  'studio.mines.gems': 'Gemas',
  'studio.mines.gemsLeft': 'Gemas por abrir',
  'studio.mines.next': 'Con la próxima gema',
  'studio.mines.board': 'Campo de 25 casillas',
  'studio.mines.tile.closed': 'Fila {row}, columna {column}: cerrada',
  'studio.mines.tile.gem': 'Fila {row}, columna {column}: gema',
  'studio.mines.tile.mine': 'Fila {row}, columna {column}: mina',
  'studio.mines.pick': 'Elige una casilla',
  'studio.mines.go':
    '{mines, plural, one {Hay una mina escondida. Elige una casilla} many {Hay # de minas escondidas. Elige una casilla} other {Hay # minas escondidas. Elige una casilla}}',
  'studio.mines.chooseTiles': 'Elija las casillas que abre cada apuesta',
  'studio.mines.resumed': 'Tu ronda abierta continúa',
  'studio.mines.safe': 'Una gema: {multiplier}×, si cobras recibes {payout} {currency}',
  'studio.mines.won': 'Cobraste a {multiplier}×: {payout} {currency}',
  'studio.mines.lost': 'Una mina. Esta ronda no paga nada',
  'studio.mines.rules.tiles':
    'Bajo {tiles} casillas hay gemas y tantas minas como elijas. Sus lugares quedan fijados antes de tu primera casilla.',
  'studio.mines.rules.cashOut':
    'Cada gema sube el multiplicador. Cobra cuando quieras; una mina acaba la ronda y no paga nada. La última gema cobra por sí sola.',
  'studio.mines.rules.pay':
    'El multiplicador es 99 % dividido entre la probabilidad de llegar hasta ahí. El margen es del uno por ciento, abras las casillas que abras.',

  'studio.sample.title': 'Tragaperras de muestra',
  'studio.sample.mark': 'Muestra',
  'studio.sample.of':
    'Muestra de {title}: se juega en la tragaperras de demostración. Sus cálculos y su retorno al jugador son los de la muestra.',
  'studio.sample.spin': 'Girar',
  'studio.sample.freeSpin': 'Giro gratis {spin} de {spins}',
  'studio.sample.freeWon': '{spins} giros gratis, cada línea cuenta {factor} veces',
  'studio.sample.resumed': 'Tus giros gratis continúan',
  'studio.sample.won': 'Paga {multiplier}×: {payout} {currency}',
  'studio.sample.lost': 'Esta vez no paga ninguna línea',
  'studio.sample.rules.lines':
    'Cinco rodillos muestran tres filas cada uno. Tres, cuatro o cinco símbolos iguales seguidos desde la izquierda pagan en cualquiera de las {lines} líneas. La apuesta cubre todas las líneas.',
  'studio.sample.rules.wild': 'El comodín sustituye a todos los símbolos menos al scatter.',
  'studio.sample.rules.free':
    'Tres scatters pagan {multiplier}× y dan {spins} giros gratis en los que cada línea cuenta {factor} veces. Los giros gratis te esperan si te vas.',
  'studio.sample.symbol': 'Símbolo',
  'studio.sample.hitRate': 'Giros que pagan',
  'studio.sample.freeChance': 'Probabilidad de giros gratis',
  'studio.plinko.title': 'Plinko',
  'studio.plinko.rows': 'Filas',
  'studio.plinko.risk': 'Riesgo',
  'studio.plinko.low': 'Bajo',
  'studio.plinko.medium': 'Medio',
  'studio.plinko.high': 'Alto',
  'studio.plinko.slot': 'Ranura',
  'studio.plinko.middle': 'Centro',
  'studio.plinko.fromEdge': '{slot} desde cada borde',
  'studio.plinko.landed': 'Cayó en {multiplier}×: {payout} {currency}',
  'studio.plinko.rules.fall':
    'La bola cae por las filas de clavos y en cada uno gira a la izquierda o a la derecha, con la misma probabilidad.',
  'studio.plinko.rules.pay':
    'La ranura en la que cae paga el importe apostado por su multiplicador. Un multiplicador por debajo de 1× devuelve menos de lo apostado.',
  'studio.plinko.rules.risk':
    'Un riesgo más alto paga más en los bordes y menos en el centro. Los multiplicadores y sus probabilidades están en la lista de abajo.',

  'studio.crash.title': 'Crash',
  'studio.crash.auto': 'Cobro automático',
  'studio.crash.auto.off': 'Desactivado',
  'studio.crash.target': 'Cobrar en',
  'studio.crash.opening': 'La mesa se está abriendo …',
  'studio.crash.placing': 'Haciendo tu apuesta …',
  'studio.crash.placed': 'Tu apuesta está hecha',
  'studio.crash.betNext': 'Apostar en la próxima ronda',
  'studio.crash.waiting': 'Esperando la próxima ronda',
  'studio.crash.cancel': 'Pulsa para cancelar',
  'studio.crash.startsIn': 'segundos para apostar',
  'studio.crash.crashedShort': 'Cayó',
  'studio.crash.betting': 'Apuestas abiertas',
  'studio.crash.running': 'Apuestas cerradas, la ronda está en marcha',
  'studio.crash.crashed': 'Cayó en {point}×',
  'studio.crash.won': 'Cobraste en {point}× y recibiste {payout} {currency}',
  'studio.crash.lost': 'Cayó en {point}× antes de que cobraras',
  'studio.crash.bets': 'Jugadores en la mesa',
  'studio.crash.betCount':
    '{bets, plural, =0 {Nadie ha apostado aún} one {# apuesta en la mesa} many {# de apuestas en la mesa} other {# apuestas en la mesa}}',
  'studio.crash.robot': 'Robot {name}',
  'studio.crash.robots': 'Los robots son parte de la demostración. No apuestan dinero ni cobran nada.',
  'studio.crash.you': 'Tú',
  'studio.crash.rules.table':
    'Una mesa compartida por quienes juegan: {seconds} segundos para apostar, luego un multiplicador sube desde 1.00× hasta que cae.',
  'studio.crash.rules.leave':
    'Cobra antes de la caída y recibes el importe apostado por el multiplicador de ese momento. Cuenta el momento en que tu cobro nos llega.',
  'studio.crash.rules.auto':
    'El servidor hace el cobro automático exactamente en su multiplicador, aunque se pierda tu conexión.',
  'studio.crash.rules.lost':
    'En la caída se pierde cada apuesta que no se haya cobrado. El retorno al jugador es el mismo para cualquier objetivo.',
  'studio.crash.chain.how':
    'Todas las rondas de esta mesa se fijaron antes de la primera con una cadena de hashes. Primero se publicó su final, después se sorteó una sal pública; cada ronda revela un eslabón más, y nadie puede calcular un eslabón antes de que se revele.',
  'studio.crash.chain.check': 'Elige un resultado sobre la curva para comprobar esa ronda.',
  'studio.crash.chain.terminal': 'Final publicado de la cadena',
  'studio.crash.chain.salt': 'Sal pública',
  'studio.crash.chain.length': 'La cadena tiene {rounds} rondas',
}
