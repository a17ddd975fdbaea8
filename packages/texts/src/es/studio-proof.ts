// SPDX-License-Identifier: Apache-2.0
import type { studioProof as source } from '../en/studio-proof.ts'
import type { Translated } from '../translated.ts'

/** The verifier that is saved as a file, and the simulator. */
export const studioProof: Translated<typeof source> = {
  'studio.saved.save': 'Guardar una comprobación de esta ronda',
  'studio.saved.about':
    'Un archivo con esta ronda y todo lo que la recalcula. Se abre en cualquier navegador, sin servidor y sin red.',
  'studio.saved.lead':
    'Este archivo recalcula una ronda de nuestros juegos a partir de su registro o de sus semillas. No necesita servidor y el navegador no le permite conectarse con nadie.',
  'studio.saved.record': 'Registro de una ronda',
  'studio.saved.check': 'Comprobar el registro',
  'studio.saved.noRecord': 'Esto no es el registro de una ronda de nuestros juegos.',
  'studio.simulator.title': 'Simulador',
  'studio.simulator.about':
    'Juega un millón de rondas con los ajustes de esta página en su navegador y compara el resultado con lo declarado. No hace apuestas y usa números aleatorios del navegador, no sus semillas.',
  'studio.simulator.play': 'Jugar un millón de rondas',
  'studio.simulator.stop': 'Detener',
  'studio.simulator.rounds': 'Rondas jugadas',
  'studio.simulator.stated': 'Retorno declarado',
  'studio.simulator.measured': 'Retorno de estas rondas',
  'studio.simulator.hits': 'Rondas que pagan',
  'studio.simulator.most': 'Mayor multiplicador',
  'studio.simulator.within':
    'El retorno declarado está dentro de la banda de ±{band} puntos porcentuales que deja el azar tras tantas rondas.',
  'studio.simulator.outside':
    'El retorno declarado está fuera de la banda de ±{band} puntos porcentuales. El azar lo hace unas tres veces en mil simulaciones; juegue otro millón.',
  'studio.simulator.failed': 'La simulación no pudo ejecutarse en este navegador.',
  'studio.simulator.chart': 'Retorno tras cada parte de las rondas, con el retorno declarado como línea',
}
