// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The instant games after the first five, and what games with moves share. */
export const studioGames: Translated<typeof source> = {
  'studio.round.paid': '{multiplier}× paga {payout} {currency}',
  'studio.round.lost': 'Esta vez no hay premio',
  'studio.steps.safe': '{multiplier}×: cobrar ahora paga {payout} {currency}',
  'studio.steps.lost': 'Has perdido. Esta ronda no paga nada',
  'studio.steps.next': 'El siguiente paso llega a',
  'studio.steps.rules.cashOut': 'Cobra cuando quieras. Un paso en falso termina la ronda y no paga nada.',
  'studio.steps.rules.pay':
    'El multiplicador es el 99 % dividido entre la probabilidad de llegar hasta aquí. La ventaja es del uno por ciento, llegues hasta donde llegues.',
  'studio.randomTile': 'Casilla al azar',
  'studio.keno.title': 'Keno',
  'studio.keno.board': 'Números del 1 al 40',
  'studio.keno.number': 'Número {number}',
  'studio.keno.picks': 'Números elegidos',
  'studio.keno.random': 'Números al azar',
  'studio.keno.clear': 'Borrar',
  'studio.keno.hits': 'Aciertos',
  'studio.keno.classic': 'Clásico',
  'studio.keno.rules.draw': 'Elige de uno a diez de los 40 números. Después se sortean diez.',
  'studio.keno.rules.pay':
    'Cuantos más de tus números salgan, más paga la ronda. La tabla muestra lo que paga cada cantidad de aciertos con tus números y tu riesgo, y su probabilidad.',
  'studio.verify.keno': 'Números sorteados: cada número aleatorio elige uno de los que quedan',
  'studio.wheel.title': 'Rueda',
  'studio.wheel.segments': 'Segmentos',
  'studio.wheel.rules.spin':
    'La rueda se detiene con uno de sus segmentos en el puntero; todos son igual de probables.',
  'studio.wheel.rules.pay':
    'Ese segmento paga la apuesta por su multiplicador. En todas las ruedas la media de los multiplicadores es 0.99×.',
  'studio.verify.wheel': 'Segmento: número × {segments}, sin decimales, contado desde 0',
  'studio.hilo.title': 'Mayor o menor',
  'studio.hilo.higher': 'Mayor o igual',
  'studio.hilo.lower': 'Menor o igual',
  'studio.hilo.skip': 'Saltar esta carta',
  'studio.hilo.card': 'Carta',
  'studio.hilo.first': '¿La próxima carta es mayor o menor?',
  'studio.hilo.rules.guess':
    'Adivina si la próxima carta es mayor o menor. El as es la más baja y el rey la más alta; los 13 valores son siempre igual de probables.',
  'studio.hilo.rules.equal':
    'Una carta igual gana en ambos casos. No se ofrece una predicción que no pueda perder, y saltar una carta no cuesta nada.',
  'studio.verify.hilo': 'Cartas: número × 52, sin decimales',
  'studio.tower.title': 'Torre del dragón',
  'studio.tower.board': 'Torre de nueve pisos',
  'studio.tower.difficulty': 'Dificultad',
  'studio.tower.easy': 'Fácil',
  'studio.tower.medium': 'Media',
  'studio.tower.hard': 'Difícil',
  'studio.tower.expert': 'Experta',
  'studio.tower.master': 'Maestra',
  'studio.tower.eggs': 'Huevos en cada piso',
  'studio.tower.floor': 'Piso',
  'studio.tower.tile': 'Piso {floor}, casilla {tile}',
  'studio.tower.egg': 'huevo',
  'studio.tower.fire': 'fuego',
  'studio.tower.first': 'Elige una casilla del piso más bajo',
  'studio.tower.rules.floors':
    'Elige una casilla en cada uno de los nueve pisos. Un huevo te sube, el fuego termina la ronda. Los lugares están fijados antes de tu primera casilla.',
  'studio.verify.tower': 'Casillas con huevos, desde el piso más bajo',
  'studio.flip.title': 'Cara o cruz',
  'studio.flip.heads': 'Cara',
  'studio.flip.tails': 'Cruz',
  'studio.flip.calls': 'Aciertos seguidos',
  'studio.flip.first': '¿Cara o cruz?',
  'studio.flip.rules.call':
    'Adivina el lado de la moneda una y otra vez. Cada acierto duplica el multiplicador; tras {most} aciertos la ronda se cobra sola.',
  'studio.verify.flip': 'Lados en orden: cara por debajo de 0.5',
  'studio.diamonds.title': 'Diamantes',
  'studio.diamonds.pattern': 'Combinación',
  'studio.diamonds.five': 'Cinco iguales',
  'studio.diamonds.four': 'Cuatro iguales',
  'studio.diamonds.full': 'Tres y dos',
  'studio.diamonds.three': 'Tres iguales',
  'studio.diamonds.twoPairs': 'Dos parejas',
  'studio.diamonds.pair': 'Una pareja',
  'studio.diamonds.none': 'Todos distintos',
  'studio.diamonds.rules.gems':
    'Cada apuesta saca cinco gemas. Cada una tiene uno de siete colores, todos igual de probables.',
  'studio.diamonds.rules.pay':
    'Los colores iguales pagan: la tabla muestra lo que paga cada combinación y su probabilidad.',
  'studio.verify.diamonds': 'Colores: número × 7, sin decimales, contado desde 0',
  'studio.chicken.title': 'El cruce de la gallina',
  'studio.chicken.go': 'Siguiente carril',
  'studio.chicken.lane': 'Carril',
  'studio.chicken.safe': 'El carril es seguro',
  'studio.chicken.first': 'Haz cruzar a la gallina el primer carril',
  'studio.chicken.rules.road':
    'La gallina cruza hasta {lanes} carriles, uno tras otro. Un coche termina la ronda. La dificultad fija con qué frecuencia un carril es seguro; los coches están fijados antes del primer carril.',
  'studio.verify.chicken': 'Carriles con coche',
  'studio.rps.title': 'Piedra, papel o tijera',
  'studio.rps.rock': 'Piedra',
  'studio.rps.paper': 'Papel',
  'studio.rps.scissors': 'Tijera',
  'studio.rps.you': 'Tú',
  'studio.rps.studio': 'Estudio',
  'studio.rps.first': '¿Piedra, papel o tijera?',
  'studio.rps.drawn': 'Empate: juega otra vez',
  'studio.rps.wins': 'Victorias',
  'studio.rps.rules.signs':
    'Tú y el estudio mostráis un signo al mismo tiempo. El papel gana a la piedra, la piedra a la tijera y la tijera al papel. Un empate se repite sin coste.',
  'studio.rps.rules.chain':
    'Cada victoria duplica el multiplicador; tras {most} victorias la ronda se cobra sola.',
  'studio.verify.rps': 'Signos del estudio en orden: número × 3, sin decimales; 0 piedra, 1 papel, 2 tijera',
  'studio.pump.title': 'Globo',
  'studio.pump.again': 'Inflar',
  'studio.pump.first': 'Pulsa la bomba',
  'studio.pump.pumps': 'Bombeos',
  'studio.pump.rules.pins':
    'El globo tiene {places} lugares seguidos, uno por bombeo, y {pins} de ellos tienen un alfiler. Estalla en el primer alfiler. Los lugares quedan fijados antes del primer bombeo.',
  'studio.verify.pump':
    'Bombeos que aguanta el globo: cada número aleatorio pone un alfiler en uno de los lugares que quedan',
  'studio.cases.title': 'Cofres',
  'studio.cases.case': 'Cofre',
  'studio.cases.count': 'Cofres de 10 000',
  'studio.cases.rules.open': 'Cada apuesta abre uno de {cases} cofres; todos son igual de probables.',
  'studio.cases.rules.pay':
    'El cofre paga la apuesta por su multiplicador. En cada dificultad la media de los cofres es 0.99×; cuanto más difícil, más raros y grandes son los mejores.',
  'studio.verify.cases': 'Cofre: número × 10 000, sin decimales; la tabla los cuenta desde arriba',
  'studio.scratch.title': 'Rasca y gana',
  'studio.scratch.prize': 'Premio',
  'studio.scratch.cards': 'Tarjetas de 100 000',
  'studio.scratch.winning': 'Una tarjeta gana',
  'studio.scratch.rules.card':
    'Hay nueve casillas ocultas. Un símbolo que aparece tres veces paga su premio; ninguna tarjeta tiene más de uno.',
  'studio.scratch.rules.pay':
    'Cada apuesta toma una de {cards} tarjetas; todas son igual de probables. La tabla muestra cuántas tienen cada premio.',
  'studio.verify.scratch':
    'Tarjeta: número × 100 000, sin decimales; primero las premiadas, en el orden de la tabla',
  'studio.verify.scratch.fields': 'Símbolos de las casillas, 0 para el mayor premio',
}
