// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const inbox: PageWords = {
  Welcome: [
    'Te damos la bienvenida',
    '<p>Qué bien que estés aquí. Tu cuenta está lista y tiene dinero de juego. La <a href="/helpmc">Ayuda</a> responde lo que más preguntan los nuevos jugadores.</p>',
  ],
  'Set a payment password': [
    'Crea una clave de pago',
    '<p>Protege cada retiro. La encuentras en Mi cuenta, en <b>Seguridad</b>.</p>',
  ],
  'Answer to your feedback': [
    'Respuesta a tu opinión',
    '<p>Gracias por el aviso. La lista de juegos recientes vuelve a mostrar los últimos veinte.</p><blockquote><p>Mis juegos recientes terminan en diez. ¿Es así a propósito?</p></blockquote>',
  ],
  'Short maintenance on Tuesday': [
    'Mantenimiento breve el martes',
    '<p>Entre las 04:00 y las 04:20, hora del sitio, cuidamos la base de datos. Las rondas en curso se terminan antes.</p>',
  ],
  'How to check a round': [
    'Cómo verificar una ronda',
    '<ol><li>Abre tu historial de apuestas.</li><li>Elige una ronda de los Originales Tessera.</li><li>Pulsa la marca.</li></ol><p>La página calcula el resultado a partir de las semillas, en tu propio navegador.</p>',
  ],
}

export const toAgents: PageWords = {
  'Your team at a glance': [
    'Tu equipo de un vistazo',
    '<p>El resumen suma todo tu equipo en los días que elijas. Las listas nombran cada cuenta y se puede buscar en ellas.</p>',
  ],
  'Pass money on within your team': [
    'Pasa dinero dentro de tu equipo',
    '<p>Junto a cada cuenta de tu equipo está <b>Transferencia</b>. Lo que envías llega al instante, protegido por tu clave de pago.</p>',
  ],
}
