// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpAbout: PageWords = {
  'Fairness, and how to check it': [
    'Justicia, y cómo verificarla',
    `<p class="lead">Un juego es justo cuando nadie puede elegir el resultado después de tu apuesta, y cuando puedes verlo por tu cuenta.</p>
<h3>Originales Tessera</h3><p>Nuestros juegos se sortean a partir de dos semillas: una de la casa y otra de tu navegador. Antes de la apuesta te mostramos el <b>hash</b> de nuestra semilla. La fija sin revelarla. Puedes cambiar tu semilla cuando quieras. Cuando nos pides revelar la nuestra, una nueva ocupa su lugar, y cada ronda hasta ahí puede calcularse de nuevo: por nosotros, por ti, por cualquiera.</p>
<ol><li>Abre el historial de apuestas y elige una ronda.</li><li>Pulsa la marca. La página muestra semillas, número de la ronda y resultado.</li><li>Tu navegador calcula el resultado a partir de las semillas y lo compara. Para eso no se nos pregunta nada.</li></ol>
<h3>Retorno</h3><p>Cada juego indica su retorno al jugador, la parte de todas las apuestas que vuelve a la larga. En los juegos en que eliges las probabilidades, el retorno es el mismo en cada elección salvo que el juego diga otra cosa.</p>
<h3>Juegos de otros</h3><p>Los juegos de otros fabricantes los sortean ellos. Vemos la apuesta y el retorno de cada ronda y guardamos ambos en tu historial con el número que le dio el fabricante.</p>
<h3>Si una ronda se corta</h3><p>Una apuesta aceptada siempre cuenta. Si se cae tu conexión, la ronda termina sin ti y espera en el historial. Si falla un juego, su ronda se liquida según sus reglas o se devuelve la apuesta.</p>`,
  ],
  'Responsible play': [
    'Juego responsable',
    `<p class="lead">Jugar es un pasatiempo. No es una forma de ganar dinero ni de recuperar lo que se fue.</p>
<h3>Antes de empezar</h3><ul><li>Decide de cuánto puedes prescindir hoy, y para cuando se acabe.</li><li>Decide cuánto tiempo quieres jugar, y pon una alarma.</li><li>No juegues con tristeza, enojo, cansancio ni después de beber.</li></ul>
<h3>Señales que tomar en serio</h3><p>Juegas más tiempo o más dinero del que querías. Apuestas más para recuperar lo perdido. Pides prestado para ello, lo ocultas o piensas en ello en el trabajo. Basta una sola para parar un tiempo y hablar con alguien.</p>
<h3>Qué podemos hacer</h3><p>Escribe a atención al cliente y di que quieres una pausa. Cerramos tu cuenta por el tiempo que indiques, de un día a para siempre, y la abrimos solo cuando ese tiempo pase, digas lo que digas mientras tanto. Tu saldo se te paga. Durante la pausa no recibes ofertas nuestras.</p>
<h3>Menores</h3><p>Nadie por debajo de la edad legal puede jugar aquí. Si compartes un dispositivo, cierra la sesión después de jugar y guarda tus contraseñas. La mayoría de los fabricantes de dispositivos ofrece filtros para niños.</p>
<h3>Hablar ayuda</h3><p>En la mayoría de los países hay líneas de ayuda gratuitas que no preguntan el nombre. Tu médico o tu municipio conoce la más cercana.</p>`,
  ],
  Contact: [
    'Contacto',
    `<p class="lead">Hay tres formas de llegar a nosotros. Todas terminan en una persona.</p>
<h3>Atención al cliente</h3><p>El botón con los audífonos abre una ventana junto a la página. Hay alguien a toda hora. Ten a mano tu nombre de usuario; nunca tus contraseñas, nadie las necesita.</p>
<h3>Opiniones</h3><p>Al pie de cada página encuentras <b>Opiniones</b>. Dinos qué está bien, qué falta o qué salió mal, en diez a quinientos caracteres, con hasta tres imágenes. Los miembros encuentran la respuesta en su bandeja.</p>
<h3>Bandeja de entrada</h3><p>Lo que el sitio tiene que decirte solo a ti llega a Mensajes, en el centro de miembros. El número de la cabecera dice cuántos no has leído.</p>
<h3>Quejas</h3><ol><li>Cuenta a atención al cliente lo que pasó, con el número de la ronda o del pago.</li><li>Si la respuesta no ayuda, envíala como opinión del tipo <b>Queja</b>. La lee alguien que no participó en la primera respuesta.</li><li>Recibes una respuesta escrita en diez días, con lo que encontramos y lo que haremos.</li></ol><p>Escribe en un idioma que domines. Encontramos a quien lo lea.</p>`,
  ],
  'About this site': [
    'Sobre este sitio',
    `<p class="lead">Tessera es una casa de juegos hecha de piezas pequeñas que encajan: una cuenta, un saldo, un historial, juegues a lo que juegues.</p>
<p>El lobby reúne tragamonedas de varios fabricantes, mesas y juegos propios, y nuestros deportes, e-sports y loterías. Cada apuesta pasa por un solo libro que no puede crear ni perder dinero: lo que sale de una cuenta llega a otra, hasta el último centavo.</p>
<h3>Imágenes</h3><p>Los mosaicos, banners e insignias los dibuja un programa del sitio. Contienen íconos de <b>Game Icons</b> de Lorc, Delapouite y colaboradores, recoloreados y con relieve, bajo la licencia Creative Commons Attribution 3.0, y letras de tipografías bajo la SIL Open Font License y la Apache License.</p>
<h3>Programas</h3><p>El sitio funciona con software libre y lo nombra todo en los créditos que acompañan su código. Gracias a quienes lo escribieron.</p>
<h3>Dinero ficticio</h3><p>Esto es una demostración. Todos los saldos son dinero ficticio del banco de pruebas: no se pueden comprar y no se puede ganar nada de valor. Los fabricantes son inventados. Los partidos de fútbol y baloncesto enfrentan a equipos de temporadas reales, pero su desarrollo y su resultado se simulan aquí.</p>`,
  ],
  'How to begin': [
    'Cómo empezar',
    '<p>Regístrate con un nombre y una contraseña, deposita, elige un juego. El historial de apuestas guarda cada ronda con su número, y la marca junto a una ronda de nuestros juegos la demuestra.</p><p>Escribe a atención al cliente cuando algo no esté claro: siempre hay alguien despierto.</p>',
  ],
  'Play with care': [
    'Juego responsable',
    '<p>Jugar es un pasatiempo. Decide antes de empezar cuánto y por cuánto tiempo. Cuando deje de divertir, para y escríbenos: cerramos tu cuenta por el tiempo que digas, y no la abrimos ni un día antes.</p>',
  ],
}
