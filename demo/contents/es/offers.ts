// SPDX-License-Identifier: Apache-2.0
import type { OfferWords } from '../words.ts'

export const example =
  '<p class="note">Un ejemplo del sitio de demostración. Los saldos son dinero ficticio.</p>'

export const categories = {
  Welcome: 'Bienvenida',
  Races: 'Carreras',
  Feedback: 'Opiniones',
}

export const offers: OfferWords = {
  'Warm-up lap': [
    'Vuelta de calentamiento',
    'Apuesta 200.00 y llévate 5.00.',
    '<p>Participa y tus apuestas válidas cuentan desde ese momento. Cuando sumen <b>200.00</b>, recoge <b>5.00</b> en esta página.</p>',
  ],
  'Lucky thousand': [
    'El millar de la suerte',
    'Un boleto por cada 1,000.00.',
    '<p>Cada <b>1,000.00</b> de apuestas válidas es un boleto. Se sortea aquí: la mayoría tiene premio, alguno no.</p>',
  ],
  'Weekend lap': [
    'Vuelta de fin de semana',
    'Apuesta 500.00 y llévate 15.00.',
    '<p>Participa y tus apuestas válidas cuentan desde ese momento. Cuando sumen <b>500.00</b>, recoge <b>15.00</b> en esta página.</p>',
  ],
  'Points with every bet': [
    'Puntos con cada apuesta',
    'Reúnelos y canjéalos en la tienda de puntos.',
    '<p>Tus apuestas válidas dan puntos que no caducan. En la <a href="/pointMall">tienda de puntos</a> los canjeas por premios o los conviertes en saldo. Allí ves cuántos tienes y cuánto valen.</p>',
  ],
  'Worth an answer': [
    'Tu opinión vale',
    'Dinos qué se puede mejorar y llévate 10.00.',
    '<p>Escribe abajo con qué tropezaste: una página que dice algo que no es cierto, un error, algo que falta. Las imágenes ayudan. Una persona lee cada solicitud, y quien nos ayuda recibe <b>10.00</b>. La respuesta aparece en esta página.</p>',
  ],
  'Midnight lap': [
    'Vuelta de medianoche',
    'Apuesta 100.00 y llévate 3.00.',
    '<p>Participa y tus apuestas válidas cuentan desde ese momento. Cuando sumen <b>100.00</b>, recoge <b>3.00</b> en esta página.</p>',
  ],
}
