// SPDX-License-Identifier: Apache-2.0
import type { studioSlots as source } from '../en/studio-slots.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio. */
export const studioSlots: Translated<typeof source> = {
  'studio.slot.title': 'Tragaperras',
  'studio.slot.lost': 'Esta vez no hay premio',
  'studio.slot.freeWon': '{spins} giros gratis, cada premio cuenta {factor} veces',
  'studio.slot.spinAll': 'Girar todos',
  'studio.slot.quick': 'Giros rápidos',
  'studio.slot.skip': 'Saltar',
  'studio.slot.bigWin': 'Gran premio',
  'studio.slot.hugeWin': 'Premio enorme',
  'studio.slot.ways': '{ways} formas',
  'studio.slot.scatters': 'Símbolos scatter: {scatters}',
  'studio.slot.brings': '{multiplier}×, giros gratis: {spins}',
  'studio.slot.rules.lines':
    'Los símbolos iguales seguidos desde la izquierda pagan en cualquiera de las {lines} líneas, según la tabla. La apuesta cubre todas las líneas.',
  'studio.slot.rules.ways':
    'Los símbolos iguales en rodillos contiguos desde la izquierda pagan en todas las formas de elegir uno de cada rodillo: hasta {ways} formas. La apuesta las cubre todas.',
  'studio.slot.rules.heights': 'En cada giro, cada rodillo muestra entre {least} y {most} filas.',
  'studio.slot.rules.full':
    'Si todas las casillas muestran el mismo de los últimos {symbols} símbolos de la tabla, cada premio cuenta {factor} veces.',
  'studio.slot.rules.free':
    'Con suficientes scatters hay giros gratis, según la lista. Cada premio de un giro gratis cuenta {factor} veces y puede haber más giros, hasta {most} por ronda. Si te vas, tus giros gratis te esperan.',
  'studio.slot.rules.cap': 'Una ronda que llega a {most}× paga eso y termina ahí.',
  'studio.slot.respin': 'Regiro {spin}',
  'studio.slot.rules.wild': 'El comodín sustituye a todos los símbolos menos a la moneda.',
  'studio.slot.coins': 'Monedas: {coins}, regiros restantes: {left}',
  'studio.slot.mini': 'Mini',
  'studio.slot.minor': 'Menor',
  'studio.slot.major': 'Mayor',
  'studio.slot.grand': 'Grande',
  'studio.slot.coinShare': 'Monedas que pagan {pays}×',
  'studio.slot.rules.hold':
    '{from} monedas o más se quedan en su sitio y las casillas vacías giran de nuevo: {respins} veces, y otras {respins} tras cada moneda nueva. Al final cada moneda paga lo que indica, y una ventana llena paga además el premio grande de {grand}×. Si te vas, tus regiros te esperan.',
  'studio.slot.par.hold': 'Retorno de los regiros',
  'studio.slot.par.holdChance': 'Probabilidad de regiros',
  'studio.slot.par.paid': 'Retorno de los giros pagados',
  'studio.slot.par.free': 'Retorno de los giros gratis',
  'studio.slot.par.deviation': 'Desviación típica',
  'studio.slot.par.top': 'Mayor premio de un giro pagado',
  'studio.slot.par.topValue': '{stakes}×, una vez cada {spins} giros',
  'studio.slot.par.most': 'Ninguna ronda paga más de',
}
