// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The verifier of the studio's games. */
export const studioVerify: Translated<typeof source> = {
  'studio.verify.title': 'Comprobar una ronda',
  'studio.verify.lead':
    'Tu navegador vuelve a calcular la ronda aquí, a partir de las semillas reveladas y de las reglas del juego. No hace falta creer nada de esta página: las mismas cifras se pueden calcular con cualquier otra herramienta.',
  'studio.verify.game': 'Juego',
  'studio.verify.round': 'Ronda',
  'studio.verify.return': 'Retorno',
  'studio.verify.result': 'Resultado de la comprobación',
  'studio.verify.right': 'Correcto:',
  'studio.verify.wrong': 'Incorrecto:',
  'studio.verify.shown': 'Calculado:',
  'studio.verify.verdict.right':
    'Las cuentas cuadran. Esta ronda se decidió como se prometió antes de la apuesta.',
  'studio.verify.verdict.wrong':
    'Algo no cuadra. Mira el paso en rojo y pregunta por él a atención al cliente.',
  'studio.verify.verdict.shown': 'Esto es lo que dan las semillas. Compáralo con lo que te mostró el juego.',
  'studio.verify.computed': 'Calculado aquí',
  'studio.verify.recorded': 'En el registro',
  'studio.verify.commitment.title': 'La semilla del servidor es la prometida antes de la apuesta',
  'studio.verify.commitment':
    'Su hash (SHA-256) se mostró antes de que apostaras. Otra semilla tendría otro hash, así que no se pudo cambiar después.',
  'studio.verify.computedHash': 'Hash calculado aquí',
  'studio.verify.publishedHash': 'Hash mostrado antes de la apuesta',
  'studio.verify.stream.title':
    'La semilla del servidor, la semilla del cliente y el número de la apuesta dan los números aleatorios',
  'studio.verify.stream':
    'La semilla del servidor firma el texto “semilla del cliente : número de la apuesta : bloque”. Cada cuatro bytes de la firma forman un número desde 0 hasta menos de 1.',
  'studio.verify.floats':
    '{floats, plural, one {El número usado} many {Los # de números usados} other {Los # números usados}}',
  'studio.verify.outcome.title': 'Qué significan estos números en el juego',
  'studio.verify.outcome': 'Calculado según las reglas del juego a partir de los números de arriba.',
  'studio.verify.story.title': 'Los números dan el resultado que se mostró',
  'studio.verify.story':
    'La ronda se juega de nuevo a partir de los números de arriba y se compara con el registro, paso a paso.',
  'studio.verify.money.title': 'El retorno es correcto',
  'studio.verify.money':
    'Importe apostado por multiplicador, redondeado hacia abajo a la moneda más pequeña.',
  'studio.verify.dice': 'Tirada: número × {rolls}, cortado a un entero, dividido entre 100',
  'studio.verify.limbo': 'Punto: 0.99 dividido entre el número, cortado a dos decimales',
  'studio.verify.sample.stops': 'Paradas de los rodillos',
  'studio.verify.mines': 'Casillas con minas, contadas por filas de 1 a 25',
  'studio.verify.plinko.path': 'Camino de la bola: a la derecha desde 0.5',
  'studio.verify.plinko.slot': 'Ranura',
  'studio.verify.plinko.slotOf': '{slot} de {slots}, desde la izquierda',
  'studio.verify.chain.title': 'El eslabón pertenece a la cadena publicada',
  'studio.verify.chain':
    'Al calcular el hash del eslabón revelado {position, plural, one {una vez} many {# de veces} other {# veces}} se llega al final de la cadena que se publicó antes de la primera ronda.',
  'studio.verify.chain.link': 'Eslabón {position}, revelado después de la caída',
  'studio.verify.chain.outcome.title': 'El eslabón y la sal pública dan el resultado',
  'studio.verify.chain.outcome':
    'El eslabón firma la sal, que se sorteó después de publicar la cadena: nadie pudo elegir una cadena a medida.',
  'studio.verify.point.title': 'El resultado da el punto de caída',
  'studio.verify.point':
    'Los primeros 52 bits de la firma son una fracción X; la caída llega en 0.99 / (1 − X), cortado a dos decimales y como mínimo 1.00×.',
  'studio.verify.tableBet':
    'Una apuesta cobrada en el punto de caída o por debajo recibe el importe apostado por su multiplicador, redondeado hacia abajo; cualquier otra se pierde.',
  'studio.verify.left': 'La apuesta se cobró en',
  'studio.verify.notLeft': 'No se había cobrado en la caída',
  'studio.verify.position': 'Lugar en la cadena',
  'studio.verify.positionOf': '{position} de {length}',
  'studio.verify.notPlayed':
    'Esta ronda no se jugó; el importe apostado se devolvió, así que no hay nada que comprobar.',
  'studio.verify.stillRuns':
    'Esta ronda aún está en marcha. Su eslabón de la cadena se revela después de la caída; abre entonces esta página de nuevo.',
  'studio.verify.hidden.title': 'La semilla del servidor de esta ronda aún es secreta',
  'studio.verify.hidden':
    'Sigue decidiendo apuestas nuevas, por eso aún no se puede mostrar. Abre el juego, ve a “Transparencia e historial” y pulsa “Revelar la semilla del servidor”. Después abre esta página de nuevo.',
  'studio.verify.manual.title': 'Comprobar a mano',
  'studio.verify.manual':
    'Escribe o pega los valores que quieras. Los cálculos se hacen en tu navegador; no se envía nada.',
  'studio.verify.compute': 'Calcular',
  'studio.verify.nonce': 'Número de la apuesta (nonce)',
  'studio.verify.hash': 'Eslabón de la cadena (hash)',
  'studio.verify.hashOptional': 'Hash mostrado antes de la apuesta (puede quedar vacío)',
  'studio.verify.terminalOptional': 'Final publicado de la cadena (puede quedar vacío)',
  'studio.verify.badServerSeed': '64 caracteres del 0 al 9 y de la a a la f',
  'studio.verify.badSalt': 'Falta la sal',
  'studio.verify.badNonce': 'Un número entero desde 0',
  'studio.verify.badSettings':
    'El juego no ofrece estos ajustes. Revisa el objetivo, las minas, las filas o el riesgo.',
}
