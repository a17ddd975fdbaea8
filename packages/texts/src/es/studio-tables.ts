// SPDX-License-Identifier: Apache-2.0
import type { studioTables as source } from '../en/studio-tables.ts'
import type { Translated } from '../translated.ts'

/** The tables of the studio: roulette, cards, dice, beads and discs. */
export const studioTables: Translated<typeof source> = {
  'studio.table.chips': 'Fichas',
  'studio.table.chip': 'Ficha de {amount} {currency}',
  'studio.table.undo': 'Deshacer',
  'studio.table.clear': 'Vaciar la mesa',
  'studio.table.repeat': 'Repetir la última apuesta',
  'studio.table.double': 'Doblar todas las fichas',
  'studio.table.total': 'Suma',
  'studio.table.felt': 'Mesa',
  'studio.table.empty': 'Pon primero una ficha en la mesa',
  'studio.table.place': '{name}, paga {odds}',
  'studio.table.placed': '{name}, paga {odds}, con {amount} {currency}',
  'studio.table.odds': 'Pago',
  'studio.table.even': 'Par',
  'studio.table.odd': 'Impar',
  'studio.table.big': 'Grande',
  'studio.table.small': 'Pequeño',
  'studio.table.tie': 'Empate',
  'studio.table.sum': 'Total de {total}',
  'studio.table.rules.chips':
    'Pon fichas en hasta {places} casillas; juntas son la apuesta de la ronda. Cada casilla se paga a su cuota y devuelve sus fichas. La suma de todo se redondea una sola vez hacia abajo, a la moneda más pequeña.',
  'studio.table.rules.automatic':
    'Las apuestas automáticas repiten las fichas tal como están; en una mesa la apuesta nunca sube sola.',
  'studio.badChips': 'Pon fichas en 1 a {maximum} casillas',
  'studio.badPlace': 'Esta mesa no tiene esa casilla, o se nombró dos veces',
  'studio.badChipAmount': 'Estas fichas no son un importe de tu moneda',
  'studio.chipsNotStake': 'Las fichas no suman la apuesta',
  'studio.verify.shoe': 'Cartas de arriba de ocho barajas mezcladas',
  'studio.verify.threeDice': 'Dados: número × 6, sin decimales, más 1',
  'studio.roulette.title': 'Ruleta',
  'studio.roulette.red': 'Rojo',
  'studio.roulette.black': 'Negro',
  'studio.roulette.straight': 'Número {numbers}',
  'studio.roulette.split': 'Caballo {numbers}',
  'studio.roulette.street': 'Transversal {numbers}',
  'studio.roulette.corner': 'Cuadro {numbers}',
  'studio.roulette.line': 'Seisena {numbers}',
  'studio.roulette.range': 'Números {range}',
  'studio.roulette.column': 'Columna {column}',
  'studio.roulette.rules.spin':
    'La bola cae en una de 37 casillas, de 0 a 36, todas igual de probables. El cero solo gana donde se nombra.',
  'studio.roulette.rules.inside':
    'Una línea entre números apuesta a todos sus vecinos: pulsa la propia línea.',
  'studio.verify.roulette': 'Casilla: número × 37, sin decimales',
  'studio.baccarat.title': 'Bacará',
  'studio.baccarat.player': 'Jugador',
  'studio.baccarat.banker': 'Banca',
  'studio.baccarat.playerPair': 'Pareja del jugador',
  'studio.baccarat.bankerPair': 'Pareja de la banca',
  'studio.baccarat.points': 'Puntos',
  'studio.baccarat.rules.points':
    'El as vale 1, dieces y figuras 0; de la suma cuenta solo la última cifra. 8 o 9 con dos cartas termina la ronda.',
  'studio.baccarat.rules.player': 'El jugador toma una tercera carta con 0 a 5 puntos y se planta con 6 o 7.',
  'studio.baccarat.rules.banker':
    'Si el jugador se planta, la banca toma con 0 a 5. Tras una tercera carta del jugador, la banca toma siempre con 0 a 2, con 3 salvo que esa carta fuera un 8, con 4 si fue de 2 a 7, con 5 si fue de 4 a 7, con 6 si fue 6 o 7.',
  'studio.baccarat.rules.tie':
    'El empate devuelve las apuestas a jugador y banca. La banca que gana paga un 5 % de comisión. Cada ronda usa ocho barajas nuevas.',
  'studio.sicbo.title': 'Sic Bo',
  'studio.sicbo.anyTriple': 'Cualquier trío',
  'studio.sicbo.double': 'Doble {face}',
  'studio.sicbo.triple': 'Trío {face}',
  'studio.sicbo.pair': 'Pareja {faces}',
  'studio.sicbo.single': 'Cara {face}',
  'studio.sicbo.rules.throw': 'Se lanzan tres dados una vez. Pequeño es de 4 a 10, grande de 11 a 17.',
  'studio.sicbo.rules.triple': 'Con tres dados iguales pierden pequeño, grande, par e impar.',
  'studio.sicbo.rules.single': 'Una cara paga 1 a 1 por cada dado que la muestra.',
  'studio.craps.title': 'Craps',
  'studio.craps.pass': 'Línea de pase',
  'studio.craps.dontPass': 'No pase',
  'studio.craps.field': 'Campo',
  'studio.craps.place': 'Apuesta al {number}',
  'studio.craps.hard': 'Doble de {number}',
  'studio.craps.anySeven': 'Cualquier siete',
  'studio.craps.anyCraps': 'Cualquier craps',
  'studio.craps.point': 'Punto {number}',
  'studio.craps.rules.pass':
    'Línea de pase: 7 u 11 en la primera tirada gana, 2, 3 o 12 pierde. Otro total es el punto: gana si sale otra vez antes que un 7.',
  'studio.craps.rules.dontPass':
    'No pase gana cuando la línea de pase pierde; un 12 en la primera tirada la devuelve.',
  'studio.craps.rules.place':
    'La apuesta a un número gana si sale antes que un 7; el doble gana si sale como pareja antes que de otra forma y antes que un 7. La primera tirada cuenta.',
  'studio.craps.rules.first':
    'Campo, cualquier siete, cualquier craps y los totales se deciden con la primera tirada. El campo gana con 2, 3, 4, 9, 10, 11 y 12; 2 paga 2:1 y 12 paga 3:1.',
  'studio.craps.rules.end':
    'Los dados se tiran hasta que toda ficha está decidida, como mucho {rolls} veces; las fichas sin decidir se devuelven.',
  'studio.verify.craps':
    'Tiradas: número × 36, sin decimales; su cociente entre 6 y su resto, cada uno más 1',
  'studio.dragontiger.title': 'Dragón Tigre',
  'studio.dragontiger.dragon': 'Dragón',
  'studio.dragontiger.tiger': 'Tigre',
  'studio.dragontiger.suitedTie': 'Empate del mismo palo',
  'studio.dragontiger.rules.cards':
    'Dragón y tigre reciben una carta de ocho barajas nuevas; gana la más alta, el as es la más baja.',
  'studio.dragontiger.rules.tie':
    'El empate devuelve la mitad de la apuesta a dragón o tigre. El empate del mismo palo tiene igual valor y palo.',
  'studio.dragontiger.rules.seven':
    'Grande es de 8 a rey, pequeño de as a 6. Con un 7 pierden grande, pequeño, par e impar.',
  'studio.fantan.title': 'Fan Tan',
  'studio.fantan.fan': 'Fan {numbers}',
  'studio.fantan.nim': 'Nim {wins}, {back} se devuelve',
  'studio.fantan.kwok': 'Kwok {numbers}',
  'studio.fantan.ssh': 'Tres de {numbers}',
  'studio.fantan.result': '{beads} cuentas, quedan {rest}',
  'studio.fantan.rules.beads':
    'Bajo la copa hay de {least} a {most} cuentas. Se retiran de cuatro en cuatro; quedan 1, 2, 3 o 4, igual de probables.',
  'studio.fantan.rules.fan': 'Fan gana con un resto, kwok con dos y tres con tres.',
  'studio.fantan.rules.nim': 'Nim gana con su primer número; el segundo devuelve la apuesta.',
  'studio.fantan.rules.commission': 'Los pagos incluyen un 5 % de comisión sobre la ganancia.',
  'studio.verify.fantan': 'Cuentas: 40 más número × 40, sin decimales',
  'studio.prawncrab.title': 'Pez Gamba Cangrejo',
  'studio.prawncrab.fish': 'Pez',
  'studio.prawncrab.prawn': 'Gamba',
  'studio.prawncrab.crab': 'Cangrejo',
  'studio.prawncrab.rooster': 'Gallo',
  'studio.prawncrab.gourd': 'Calabaza',
  'studio.prawncrab.coin': 'Moneda',
  'studio.prawncrab.rules.throw':
    'Tres dados muestran uno de seis símbolos cada uno. Un símbolo paga 1 a 1 por cada dado que lo muestra.',
  'studio.prawncrab.rules.pair':
    'Dos símbolos ganan si salen ambos. Cualquier trío gana con tres dados iguales.',
  'studio.xocdia.title': 'Xoc Dia',
  'studio.xocdia.discs': '{red} rojos, {white} blancos',
  'studio.xocdia.rules.shake':
    'Cuatro discos, rojos por un lado y blancos por el otro, se agitan bajo el cuenco.',
  'studio.xocdia.rules.count':
    'Par e impar cuentan los lados rojos; las demás casillas ganan con ese número exacto.',
  'studio.verify.xocdia': 'Discos: rojo por debajo de 0,5',
}
