// SPDX-License-Identifier: Apache-2.0
import type { OfferWords } from '../words.ts'

export const example =
  '<p class="note">Un ejemplo de la casa de demostración. Los saldos son dinero ficticio.</p>'

export const categories = {
  Welcome: 'Bienvenida',
  Return: 'Devolución',
  Races: 'Carreras',
  Friends: 'Amigos',
}

export const offers: OfferWords = {
  'First deposit, matched': [
    'Primer depósito, duplicado',
    'Tu primer depósito se duplica, hasta 100.',
    '<h3>Qué recibes</h3><p>La casa añade tanto como deposites la primera vez: <b>100%, como máximo 100.00</b>.</p><h3>Qué pide</h3><ul><li>Un primer depósito de al menos 10.00.</li>' +
      '<li>El bono se juega quince veces en treinta días. Las tragamonedas cuentan por completo, las mesas un quinto.</li><li>Mientras esté abierto, la apuesta más alta es 5.00.</li></ul><p>Hasta entonces, el bono y lo que ganó quedan en la cuenta. Tu depósito es tuyo en todo momento; retirarlo devuelve el bono.</p>',
  ],
  'Twenty rounds to look around': [
    'Veinte rondas para conocer',
    'Rondas de la casa para quien acaba de llegar.',
    '<p>Quien se registró en los últimos siete días recibe <b>veinte rondas</b> en una de cinco tragamonedas, con la apuesta mínima. Empiezan en cuanto se abre el juego.</p><h3>Conviene saber</h3><ul><li>Las rondas que no se juegan en tres días se pierden.</li>' +
      '<li>Lo que ganan es un bono, a jugar cinco veces.</li><li>Una persona, un hogar y un dispositivo las reciben una vez.</li></ul>',
  ],
  'Weekly return': [
    'Devolución semanal',
    'El cinco por ciento de lo que te costó la semana.',
    '<p>El lunes la casa suma lo que apostaste y lo que volvió desde el lunes anterior. Si la semana fue mala, vuelve <b>el 5% de la diferencia</b>, como máximo 500.00.</p><table><thead><tr><th scope="col">Perdido en la semana</th><th scope="col">Vuelve</th></tr></thead>' +
      '<tbody><tr><td>50.00</td><td>2.50</td></tr><tr><td>400.00</td><td>20.00</td></tr><tr><td>12,000.00</td><td>500.00</td></tr></tbody></table><p>La devolución es dinero, no un bono: no hay nada que jugar antes.</p>',
  ],
  'Live evening': [
    'Noche en vivo',
    'Un décimo de vuelta en las mesas en vivo, cada miércoles.',
    '<p>Los miércoles de 18:00 a medianoche, hora del sitio, las mesas en vivo devuelven <b>un décimo</b> de lo que perdiste esa noche, como máximo 50.00. Se abona el jueves antes del mediodía.</p><ul><li>Cuentan baccarat, ruleta y blackjack; las apuestas laterales no.</li><li>No cuentan las apuestas que cubren todos los resultados de una ronda.</li></ul>',
  ],
  'Friday race': [
    'Carrera del viernes',
    'Suma puntos de las seis de la tarde a medianoche.',
    '<p>Cada unidad completa apostada en tragamonedas vale un punto. La lista se recuenta cada minuto y cierra a medianoche.</p><table><thead><tr><th scope="col">Puesto</th><th scope="col">Puntos de la tienda</th></tr></thead><tbody><tr><td>1</td><td>10,000</td></tr><tr><td>2 y 3</td><td>5,000</td></tr>' +
      '<tr><td>4 a 10</td><td>1,000</td></tr><tr><td>11 a 50</td><td>200</td></tr></tbody></table><p>Con los mismos puntos, va delante quien los tuvo primero.</p>',
  ],
  'Fishing cup': [
    'Copa de pesca',
    'La captura más pesada del mes.',
    '<p>Dos días, un mar. Cuenta la <b>mayor captura única</b> en múltiplos del disparo, para que los cañones pequeños y grandes tengan la misma oportunidad.</p><ol><li>Abre cualquier juego de la sala de pesca.</li><li>Dispara como quieras. Se guarda tu mejor captura.</li><li>La lista aparece en la sala y cierra el domingo a medianoche.</li></ol>',
  ],
  'Bring a friend': [
    'Trae a un amigo',
    'Algo para los dos.',
    '<p>Da tu código a un amigo. Cuando se registre con él, deposite 20.00 o más y lo juegue una vez, <b>los dos reciben 10.00</b>.</p><ul><li>Un amigo es otra persona: otra persona, otro hogar, otro dispositivo.</li><li>Hasta diez amigos al mes.</li><li>No hay nada que jugar antes.</li></ul>' +
      '<blockquote>Pregunta primero. Los códigos enviados a desconocidos se cierran.</blockquote>',
  ],
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
  'Opening week': [
    'Semana de apertura',
    'Gracias por estar desde el primer día.',
    '<p>En la semana de apertura, cada miembro encontró un regalo en su bandeja en cada uno de los siete días. Ya terminó; quien participó conserva lo que recibió.</p>',
  ],
  'Midnight match': [
    'Extra de medianoche',
    'La mitad de tu primer depósito de más, hasta 50.',
    '<p>La casa añade <b>50%</b> de tu primer depósito, como máximo 50.00. El bono se juega diez veces en dos semanas.</p>',
  ],
}
