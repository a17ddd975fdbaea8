// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpOnLaw: PageWords = {
  'Terms of use': [
    'Términos de uso',
    `<p class="lead">Estos términos son el acuerdo entre tú y este sitio. Al abrir una cuenta los aceptas.</p>
<h3>1. Quién puede jugar</h3><p>Tienes la edad legal donde vives y al menos dieciocho años. Donde estás se permite jugar con dinero. Juegas para ti y no para otros.</p>
<h3>2. Tu cuenta</h3><p>Cada persona tiene una cuenta, a su nombre. Guardas tus contraseñas y nos avisas enseguida cuando otra persona pueda conocerlas. Lo que se haga con tus contraseñas cuenta como hecho por ti hasta que nos avises.</p>
<h3>3. Dinero</h3><p>El dinero entra desde tus propios medios de pago y sale a una cuenta a tu nombre. Antes de pagar un retiro podemos preguntar quién eres y de dónde viene el dinero. Los saldos no generan intereses. Lo que es de los jugadores lo guardamos aparte de lo nuestro.</p>
<h3>4. Apuestas</h3><p>Una apuesta cuenta desde que nuestro servidor la acepta, con las cuotas y reglas de ese momento. No se puede retirar. Los resultados se sortean o se registran en el servidor; lo que muestra tu pantalla es una imagen de ellos.</p>
<h3>5. Errores</h3><p>Una apuesta aceptada por un error evidente de precio, resultado o programa se liquida como habría sido sin el error, o se devuelve. El dinero abonado por error se retira.</p>
<h3>6. Juego limpio</h3><p>No se permiten programas que juegan, acuerdos entre jugadores, el uso de errores ni dinero de delitos. Las apuestas hechas así son nulas, y la cuenta puede cerrarse. Lo que depositaste se te paga salvo que la ley lo prohíba.</p>
<h3>7. Terminar</h3><p>Puedes cerrar tu cuenta en todo momento; tu saldo se paga. Podemos cerrarla con una semana de aviso, o de inmediato si incumpliste estos términos.</p>
<h3>8. Cambios</h3><p>Anunciamos un cambio de estos términos dos semanas antes. Quien sigue jugando lo acepta; quien no, cierra la cuenta.</p>
<h3>9. Disputas</h3><p>Dínoslo primero: la mayoría se resuelve en atención al cliente. Lo que no, pasa al organismo que nombra la licencia de este sitio.</p>`,
  ],
  'Rules of betting': [
    'Reglas de las apuestas',
    `<p class="lead">Cómo se aceptan, se liquidan y, rara vez, se devuelven las apuestas.</p>
<h3>Apuesta y retorno</h3><p>La <b>apuesta</b> es lo que sale de tu saldo cuando se acepta. El <b>retorno</b> es lo que vuelve, apuesta incluida. Una apuesta de 2.00 que devuelve 5.00 ganó 3.00.</p>
<h3>Retorno máximo</h3><p>Cada juego indica el mayor retorno de una apuesta. No se acepta una apuesta que pueda devolver más.</p>
<h3>Deportes y e-sports</h3><ul><li>Las apuestas se liquidan por el resultado válido al final del evento. Las decisiones posteriores no lo cambian.</li><li>Un evento cancelado que no se juega en 36 horas es nulo, salvo que la apuesta ya estuviera decidida.</li><li>Las cuotas son las del momento en que se aceptó la apuesta. En una combinada, una selección nula cuenta con cuota 1.00.</li></ul>
<h3>Lotería</h3><p>Los boletos se aceptan hasta la hora de cierre que muestra la página. Los resultados son los del sorteo que nombra el boleto.</p>
<h3>Mesas en vivo y salas de cartas</h3><p>Si se lee mal una carta o se detiene una ruleta, la ronda se repite o se devuelve según las reglas de la mesa. Las manos se liquidan por las cartas, no por lo que mostró la imagen.</p>
<h3>Redondeo</h3><p>Los retornos se redondean hacia abajo una vez por apuesta, al centésimo.</p>
<h3>Apuestas nulas</h3><p>El monto de una apuesta nula vuelve a tu saldo, con el motivo en el registro. Las apuestas nulas no cuentan para ninguna oferta.</p>`,
  ],
  Privacy: [
    'Privacidad',
    `<p class="lead">Guardamos lo necesario para llevar tu cuenta y lo que pide la ley, y nada para vender.</p>
<h3>Qué guardamos</h3><ul><li>Lo que nos das: nombre de usuario, los campos de tu perfil, la cuenta a la que pagamos.</li><li>Lo que haces: depósitos, retiros, apuestas con sus resultados, mensajes con nosotros.</li><li>Lo que dice tu dispositivo: dirección, navegador, hora de un acceso. Protege tu cuenta de otros.</li></ul>
<h3>Qué no guardamos</h3><p>Nunca vemos el número de una tarjeta ni la contraseña de tu banco. Tus contraseñas aquí se guardan en una forma que nadie puede leer.</p>
<h3>Quién lo ve</h3><p>Nuestra gente, cada quien lo que su trabajo necesita, y lo que hace queda escrito. Los fabricantes de juegos reciben un número en lugar de tu nombre, tu moneda y tus apuestas en sus juegos. Los bancos reciben lo que necesita un pago. Las autoridades reciben lo que la ley nos obliga a entregar, y nada más.</p>
<h3>Cookies y almacenamiento</h3><p>Ponemos una cookie, que une tu sesión con tu navegador. Tu navegador guarda el idioma, el aspecto y si pediste ser recordado. La medición de visitas está apagada salvo que la aceptes.</p>
<h3>Cuánto tiempo</h3><p>Tu perfil se guarda mientras exista tu cuenta y después lo que pida la ley, por lo general cinco años para el dinero. Luego se borra.</p>
<h3>Tus derechos</h3><p>Puedes ver lo que guardamos, pedir que se corrija y que se borre donde ninguna ley lo impida. Escríbenos: la respuesta llega en un mes y no cuesta nada.</p>`,
  ],
  'Terms of this site': [
    'Términos de uso',
    '<p>Tienes la edad legal y al menos veintiún años. Cada persona tiene una cuenta. Las apuestas cuentan desde que el servidor las acepta y se liquidan según las reglas del juego. El dinero entra desde tu propia cuenta y sale a tu propia cuenta. No se permiten programas que juegan ni acuerdos entre jugadores.</p><p>Anunciamos los cambios de estos términos dos semanas antes.</p>',
  ],
}
