// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpOnMoney: PageWords = {
  Deposits: [
    'Depósitos',
    `<p class="lead">Depositar lleva un minuto. El dinero está listo para jugar en cuanto el banco nos dice que llegó.</p>
<h3>Cómo depositar</h3><ol><li>Abre <b>Depositar</b> en la cabecera o en el centro de miembros.</li><li>Elige una forma de pago y un monto. El mínimo y el máximo están junto al campo.</li><li>Pasas a la página del banco. Síguela hasta el final; cerrarla antes solo significa que no se pagó nada.</li><li>Tu saldo crece solo cuando llega el pago. No hace falta recargar la página.</li></ol>
<h3>Cuando tarda más</h3><p>La mayoría de los pagos llega en un minuto. Un pago que no termina a tiempo caduca y no se cobra nada. Si tu banco lo muestra como hecho y tu saldo no cambió después de una hora, escribe a atención al cliente con el número del depósito. Lo encuentras en los movimientos.</p>
<h3>Reglas</h3><ul><li>Paga desde una cuenta o tarjeta a tu nombre. Los pagos de terceros se devuelven.</li><li>No cobramos nada por depositar. Tu banco quizá sí.</li><li>Un pago que llega con otro monto se abona por el monto que llegó.</li></ul><p class="note">La demostración paga a través del banco de pruebas. No tiene dinero real.</p>`,
  ],
  Withdrawals: [
    'Retiros',
    `<p class="lead">Lo que es tuyo puede retirarse cuando quieras. Un retiro se reserva al instante, lo revisa una persona, se paga y lo cierras tú.</p>
<h3>Antes del primero</h3><ul><li>Fija una <b>clave de pago</b> de seis dígitos en Seguridad. Protege cada retiro.</li><li>Añade la cuenta a la que pagaremos. Debe estar a tu nombre y sirve mientras la conserves.</li></ul>
<h3>Paso a paso</h3><ol><li>Abre <b>Retirar</b>, elige la cuenta y el monto, y escribe la clave de pago.</li><li>El monto sale al instante de tu saldo y queda reservado. Mientras tanto no se puede jugar, y nadie puede tomarlo dos veces.</li><li>Un operador lo aprueba o lo rechaza. Un retiro rechazado vuelve a tu saldo con el motivo.</li><li>Cuando está pagado te preguntamos si llegó. Sin respuesta, cuenta como recibido después de un día.</li></ol>
<h3>Límites</h3><p>El mínimo, el máximo y el número de retiros por día aparecen en la página antes de empezar. Un bono abierto puede pedir que se juegue primero; la página dice cuánto falta.</p>
<h3>Pagado por partes</h3><p>Un retiro grande puede pagarse por partes. La página muestra lo que se pagó y lo que falta.</p>`,
  ],
  'Bonus terms': [
    'Términos de los bonos',
    `<p class="lead">Estos términos valen para todas las ofertas. Lo que una oferta dice en su página se suma, y va primero donde ambos difieren.</p>
<h3>Quién participa</h3><p>Una oferta es para una persona, un hogar y un dispositivo. Quien abre una segunda cuenta para tomarla dos veces pierde ambas.</p>
<h3>Qué da una oferta</h3><p>Lo que abona una oferta es dinero: puedes jugarlo o retirarlo. Si pide algo más, lo dice en su página.</p>
<h3>Qué cuenta</h3><p>Donde una oferta cuenta apuestas válidas, una apuesta cuenta cuando su ronda se liquida. No cuentan las apuestas anuladas o retiradas; de las apuestas a ambos lados de un sorteo solo cuenta la diferencia.</p>
<h3>Plazo y errores</h3><p>La página de la oferta dice cuánto dura y, cuando participas, cuánto llevas. Si una oferta se abonó por error, retiramos lo que queda de ella y nada de lo que ya se te pagó.</p>`,
  ],
}
