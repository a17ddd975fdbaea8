// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const notices: PageWords = {
  'This site plays with play money': [
    'Este sitio usa dinero ficticio',
    '<p>Todos los saldos son dinero ficticio del banco de pruebas. Nada se gana ni se pierde de verdad.</p>',
  ],
  'Play within your limits': [
    'Juega dentro de tus límites',
    '<p>Decide antes de empezar cuánto apostarás y cuánto tiempo te quedarás. <a href="/helpmc">Juego responsable</a> explica cómo te ayudamos a hacer una pausa.</p>',
  ],
  'We never ask for your password': [
    'Nunca pedimos tu contraseña',
    '<p>Nadie de este sitio pide tu contraseña de acceso ni tu clave de pago: ni por correo, ni por chat, ni por teléfono. Quien lo haga no es de los nuestros.</p>',
  ],
  'How to check a round': [
    'Cómo verificar una ronda',
    '<p>Abre tu historial de apuestas, elige una ronda de los Originales Tessera y pulsa la marca. Después de rotar tus semillas, la página recalcula la ronda en tu propio navegador.</p>',
  ],
  'Withdrawals are held at once': [
    'Los retiros se reservan al instante',
    '<p>Un retiro se reserva en cuanto lo pides y se paga cuando un operador lo aprueba. Confirma cuando haya llegado: así queda cerrado para ambas partes.</p>',
  ],
  'Short maintenance on Tuesday': [
    'Mantenimiento breve el martes',
    '<p>Entre las <b>04:00 y las 04:20</b>, hora del sitio, cuidamos la base de datos. Las rondas en curso terminan primero; los saldos no cambian.</p>',
  ],
  'A quicker lobby': [
    'Un lobby más rápido',
    '<p>Las listas de juegos recuerdan dónde estabas cuando vuelves de un juego, y la búsqueda perdona una letra de más.</p>',
  ],
  'Write down your payment password': [
    'Anota tu clave de pago',
    '<p>Tiene seis dígitos y protege cada retiro. Atención al cliente no puede leerla; solo se vuelve a fijar cuando sabemos que eres tú.</p>',
  ],
  'Dark or light': [
    'Oscuro o claro',
    '<p>El interruptor de la cabecera cambia al momento el aspecto de todo el sitio, y este dispositivo lo recuerda.</p>',
  ],
  'Statements for your own books': [
    'Extractos para tus cuentas',
    '<p>El registro de movimientos muestra cada cambio de tu saldo y el saldo que quedó. Elige las fechas y pasa las páginas.</p>',
  ],
  'One person, one account': [
    'Una persona, una cuenta',
    '<p>Usa una sola cuenta. La segunda de la misma persona se cierra, y lo que ganó en una oferta se retira.</p>',
  ],
  'Welcome to the new site': [
    'Te damos la bienvenida al nuevo sitio',
    '<p>Nos hemos mudado. Todo está en su lugar, y algunas cosas en uno mejor. Si echas algo en falta, dínoslo en <b>opiniones</b>, al pie de cada página.</p>',
  ],
  'The night site uses play money': [
    'El sitio nocturno usa dinero ficticio',
    '<p>Nada se gana ni se pierde de verdad.</p>',
  ],
  'Opening hours': ['Horario', '<p>No hay. Siempre estamos abiertos.</p>'],
  'One account for this site': [
    'Una cuenta para este sitio',
    '<p>Las cuentas de otras marcas no abren esta puerta. Regístrate una vez más.</p>',
  ],
}

export const popups: PageWords = {
  'Good to see you': [
    'Qué bueno verte',
    '<h3>Tres cosas que conviene saber</h3><ul><li><b>Es dinero ficticio.</b> Nada se gana ni se pierde de verdad.</li><li><b>Cada ronda se puede verificar.</b> Los Originales Tessera muestran el hash de su semilla antes de la apuesta.</li>' +
      '<li><b>Tu historial está completo.</b> Ahí está cada apuesta, con su número y su saldo.</li></ul><p class="center"><a href="/inhouse">Ver los Originales</a></p>',
  ],
  'Take a break whenever you like': [
    'Haz una pausa cuando quieras',
    '<p>Jugar es para divertirse. Cuando deje de serlo:</p><ol><li>Abre <a href="/?center=saferPlay">Juego responsable</a> en tu cuenta.</li><li>Fija un límite para depósitos, apuestas, pérdidas o tiempo de juego. Un límite más bajo se aplica al momento.</li><li>Tómate un descanso de hasta seis semanas o autoexclúyete por más tiempo. Tu saldo sigue siendo tuyo.</li></ol><blockquote>Un límite fijado antes es más fácil de cumplir que uno fijado después.</blockquote>',
  ],
  'Welcome to the night': [
    'Bienvenida la noche',
    '<p class="lead">Baja la luz. Tómate tu tiempo.</p><p><a href="/inhouse">Empieza por nuestros juegos</a></p>',
  ],
}
