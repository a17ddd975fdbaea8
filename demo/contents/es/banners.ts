// SPDX-License-Identifier: Apache-2.0
import type { BannerWords } from '../words.ts'

export const banners: BannerWords = {
  'Crash, live for everybody': [
    'Crash, en vivo para todos',
    'Una mesa, una curva. Sal antes de que se rompa.',
    'Toma asiento',
  ],
  'Every result can be checked': [
    'Cada resultado se puede verificar',
    'Mira el hash de la semilla, juega, revélala y haz tú las cuentas.',
    'Jugar Originales',
  ],
  'Games for every mood': [
    'Juegos para cada momento',
    'Tragamonedas, juegos de mesa, loterías y deportes en un solo lugar.',
    'Ver los populares',
  ],
  'Offers for every day': [
    'Ofertas para cada día',
    'Qué dan y qué piden: todo en una página.',
    'Leer las ofertas',
  ],
  'Slots by the hundred': ['Tragamonedas por cientos', 'De tres rodillos a veinte líneas y más.'],
  'Old legends, new reels': [
    'Viejas leyendas, nuevos rodillos',
    'Tormentas, drakkars y un martillo que paga.',
    'Echar un vistazo',
  ],
  'Live tables': ['Mesas en vivo', 'Baccarat y dragón tigre, repartidos ante tus ojos.'],
  'The wheel never sleeps': ['La ruleta no duerme', 'Ruleta europea a toda hora.'],
  'Four guns, one shoal': [
    'Salas de pesca',
    'Cuatro disparan al mismo banco, y el retorno de cada pez está escrito en las reglas.',
    'Jugar',
  ],
  'Play each other': [
    'Juega contra otros',
    'Hold’em, Tiến Lên y rummy en mesas donde los miembros juegan entre sí. Nadie ve una carta oculta.',
    'Jugar a Texas Hold’em',
  ],
  'Our own book': ['Nuestras apuestas deportivas', 'Cuotas antes del comienzo y durante el juego.'],
  'E-sports': ['E-sports', 'Mapas y partidas, con cuotas durante el juego.'],
  Lottery: ['Lotería', 'Sorteos regionales y keno, con resultados al momento.'],
  'Your numbers, your day': [
    'Tus números, tu día',
    'Elige un sorteo por su día de la semana y marca tus números.',
  ],
  'Take the site with you': [
    'Lleva el sitio contigo',
    'La aplicación es pequeña, rápida y se actualiza sola.',
  ],
  'Points mall': ['Tienda de puntos', 'Los puntos no caducan. Guárdalos para lo que te guste.'],
  'Small treats': ['Pequeños detalles', 'Premios para quien pasa a menudo.', 'Ver las ofertas'],
  'How can we help?': ['¿En qué te ayudamos?', 'Respuestas a lo que más preguntan los jugadores.'],
  'Somebody is there': ['Siempre hay alguien', 'Escribe a atención al cliente cuando quieras.', 'Escríbenos'],
  Welcome: ['Te damos la bienvenida', 'Un nombre y una contraseña bastan para empezar.'],
  'Already know the rules?': [
    '¿Ya conoces las reglas?',
    'Lee cómo se verifica cada ronda antes de entrar.',
    'Juego limpio',
  ],
  'Tessera Originals': [
    'Originales Tessera',
    'Justicia demostrable, con el retorno a la vista en cada apuesta.',
  ],
  'Set your own odds': [
    'Elige tus probabilidades',
    'Fija la probabilidad, mira el pago y lanza.',
    'Lanzar los dados',
  ],
  'Night shift': ['Turno de noche', 'Para quienes juegan después del último tren.', 'Entrar'],
  'How high dare you?': ['¿Hasta dónde te atreves?', 'Un número, un toque.', 'Jugar Limbo'],
  'Reels after dark': ['Rodillos al anochecer', 'Castillos, murciélagos y luna llena.'],
  'The back room': ['La sala del fondo', 'Mesas para pocos, abiertas hasta tarde.'],
  'Our own games': ['Nuestros propios juegos', 'Hechos aquí, verificados por ti.'],
  'Warm-up lap': ['Vuelta de calentamiento', 'Apuesta 200.00 y llévate 5.00.'],
  'Lucky thousand': ['El millar de la suerte', 'Un boleto por cada 1,000.00.'],
  'Midnight lap': ['Vuelta de medianoche', 'Apuesta 100.00 y llévate 3.00.'],
}
