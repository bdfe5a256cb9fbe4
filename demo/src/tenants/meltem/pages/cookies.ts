import { plainPage } from '../page-recipes.ts'

export const cookiesPage = plainPage(
  { anahtar: 'p-cerezler', turu: 'p', gorsel: null, yayin_zamani: '2026-03-01T08:00:00Z', sozlesme: true },
  {
    tr: {
      baslik: 'Çerezler',
      ozet: 'Siz evet demeden yalnız zorunlu çerezleri kullanırız. Reddetmek, kabul etmek kadar kolaydır.',
      slug: 'cerezler',
      seo_baslik: 'Çerez politikası | Meltem',
      html: `
<p>Çerez, tarayıcınızın bizim için sakladığı küçük bir nottur. Bazıları olmadan site çalışmaz, bazıları için izninizi isteriz.</p>
<h2>Zorunlu olanlar</h2>
<ul>
<li><strong>Dil seçiminiz:</strong> 365 gün; bir sonraki gelişinizde aynı dilde karşılamak için.</li>
<li><strong>Çerez tercihiniz:</strong> aynı soruyu tekrar sormamak için.</li>
<li><strong>Kapattığınız duyurular:</strong> 365 gün; aynı duyuruyu yeniden göstermemek için.</li>
<li><strong>Oturum:</strong> giriş yaptıysanız; “beni hatırla” derseniz daha uzun. Şifreniz çerezde tutulmaz.</li>
<li><strong>Tanıdık cihaz (__Host-cihaz):</strong> giriş yaptıktan sonra 180 gün; başkaları hesabınızın şifresini denerken siz bu tarayıcıdan girebilin, yeni bir cihazdan girildiğinde de size haber verelim diye. İçinde yalnızca rastgele bir sayı vardır.</li>
</ul>
<p>Sepetiniz ve para birimi seçiminiz tarayıcınızda şifreli olarak saklanır; çıkış yaptığınızda silinir. Bir acentenin sayfasından geldiyseniz sekme, siz kapatana kadar rezervasyonun o acenteye ait olduğunu bilir. Yarım kalan bir acente başvurusu en çok yedi gün, vergi numarası olmadan ve şifreli saklanır.</p>
<h2>İzninize bağlı olanlar</h2>
<p>Hangi sayfaların işe yaradığını anlamak için ölçüm yaparız. Siz kabul etmeden başlamaz; reddetmek sitenin hiçbir işlevini kapatmaz.</p>
<p>Bir acentenin sayfasında “Hatırla” derseniz hangi acenteden geldiğinizi, orada yazan gün sayısı kadar hatırlarız.</p>
<h2>Kararınızı değiştirmek</h2>
<p>Tercihinizi dilediğiniz an tarayıcınızdan silebilirsiniz; site size yeniden sorar. Verilerinizin geri kalanı için <a href="/p/gizlilik-politikasi">gizlilik politikamıza</a> bakın.</p>`,
    },
    en: {
      baslik: 'Cookies',
      ozet: 'Until you say yes we only use cookies that are strictly necessary. Declining is as easy as accepting.',
      slug: 'cookies',
      seo_baslik: 'Cookie policy | Meltem',
      html: `
<p>A cookie is a small note that your browser keeps for us. Without some of them the site does not work; for others we ask your permission.</p>
<h2>Strictly necessary</h2>
<ul>
<li><strong>Your language:</strong> 365 days, so that we greet you in the same one next time.</li>
<li><strong>Your cookie choice:</strong> so that we do not ask again.</li>
<li><strong>Announcements you have closed:</strong> 365 days, so that they stay closed.</li>
<li><strong>Your session:</strong> if you have logged in, and longer if you chose “remember me”. Your password is never kept in a cookie.</li>
<li><strong>Your known device (__Host-cihaz):</strong> 180 days after you have logged in, so that you still get in with this browser while somebody else tries passwords on your account, and so that we can tell you of a login from a new device. It holds nothing but a random number.</li>
</ul>
<p>Your basket and currency are stored in your browser in encrypted form and wiped when you log out. If you came through the page of an agency, the tab knows until you close it that your booking counts for that agency. An agency’s application that is not sent yet is kept for seven days at most, encrypted and without the tax number.</p>
<h2>Only with your permission</h2>
<p>We measure which pages are useful. This does not start until you accept, and declining switches off no part of the site.</p>
<p>If you choose “Remember” on the page of an agency, we remember through which agency you came, for the number of days it says there.</p>
<h2>Changing your mind</h2>
<p>You can delete your choice in your browser at any time; the site will then ask again. For everything else see our <a href="/p/privacy">privacy notice</a>.</p>`,
    },
    de: {
      baslik: 'Cookie-Hinweise',
      ozet: 'Bevor Sie zustimmen, verwenden wir nur unbedingt notwendige Cookies. Ablehnen ist so einfach wie annehmen.',
      slug: 'cookie-hinweise',
      seo_baslik: 'Cookie-Hinweise bei Meltem',
      html: `
<p>Ein Cookie ist ein kleiner Merkzettel, den Ihr Browser für uns aufbewahrt. Ohne manche davon funktioniert die Website nicht, für andere fragen wir Sie um Erlaubnis.</p>
<h2>Unbedingt notwendig</h2>
<ul>
<li><strong>Ihre Sprache:</strong> 365 Tage, damit wir Sie beim nächsten Mal in derselben begrüßen.</li>
<li><strong>Ihre Cookie-Auswahl:</strong> damit wir nicht noch einmal fragen.</li>
<li><strong>Geschlossene Hinweise:</strong> 365 Tage, damit sie nicht wieder erscheinen.</li>
<li><strong>Ihre Sitzung:</strong> wenn Sie angemeldet sind, mit „Angemeldet bleiben“ auch länger. Ihr Passwort steht nie in einem Cookie.</li>
<li><strong>Ihr bekanntes Gerät (__Host-cihaz):</strong> 180 Tage nach einer Anmeldung, damit Sie mit diesem Browser auch dann hineinkommen, wenn jemand anderes Passwörter für Ihr Konto durchprobiert, und damit wir Ihnen eine Anmeldung von einem neuen Gerät melden können. Darin steht nur eine Zufallszahl.</li>
</ul>
<p>Warenkorb und Währung werden verschlüsselt in Ihrem Browser gespeichert und beim Abmelden gelöscht. Kommen Sie über die Seite einer Agentur, weiß der Tab, bis Sie ihn schließen, dass Ihre Buchung für diese Agentur zählt. Ein noch nicht gesendeter Agenturantrag bleibt höchstens sieben Tage gespeichert, verschlüsselt und ohne die Steuernummer.</p>
<h2>Nur mit Ihrer Erlaubnis</h2>
<p>Wir messen, welche Seiten nützlich sind. Das beginnt erst, wenn Sie zustimmen; lehnen Sie ab, steht Ihnen trotzdem alles zur Verfügung.</p>
<p>Wählen Sie auf der Seite einer Agentur „Merken“, merken wir uns so viele Tage, wie dort steht, über welche Agentur Sie gekommen sind.</p>
<h2>Wenn Sie es sich anders überlegen</h2>
<p>Sie können Ihre Auswahl jederzeit im Browser löschen, dann fragen wir erneut. Alles Weitere steht in der <a href="/p/datenschutz">Datenschutzerklärung</a>.</p>`,
    },
    ru: {
      baslik: 'Файлы cookie',
      ozet: 'Пока вы не согласились, мы используем только необходимые файлы cookie. Отказаться так же просто, как согласиться.',
      slug: 'faily-cookie',
      seo_baslik: 'Политика использования файлов cookie | Meltem',
      html: `
<p>Файл cookie — это небольшая заметка, которую браузер хранит для нас. Без одних сайт не работает, на другие мы просим разрешения.</p>
<h2>Необходимые</h2>
<ul>
<li><strong>Ваш язык:</strong> 365 дней, чтобы в следующий раз встретить вас на нём же.</li>
<li><strong>Ваш выбор по cookie:</strong> чтобы не спрашивать снова.</li>
<li><strong>Закрытые объявления:</strong> 365 дней, чтобы они не появлялись снова.</li>
<li><strong>Сеанс:</strong> если вы вошли в аккаунт; при отметке «запомнить меня» дольше. Пароль в cookie не хранится.</li>
<li><strong>Знакомое устройство (__Host-cihaz):</strong> 180 дней после входа, чтобы вы могли войти из этого браузера, даже если кто-то подбирает пароль к вашему аккаунту, и чтобы мы сообщили вам о входе с нового устройства. В нём только случайное число.</li>
</ul>
<p>Корзина и выбранная валюта хранятся в браузере в зашифрованном виде и удаляются при выходе. Если вы пришли со страницы агентства, вкладка помнит, пока вы её не закроете, что ваша бронь засчитывается этому агентству. Неотправленная заявка агентства хранится не дольше семи дней, в зашифрованном виде и без налогового номера.</p>
<h2>Только с вашего разрешения</h2>
<p>Мы измеряем, какие страницы полезны. Это не начинается без вашего согласия, а отказ не отключает ни одной функции сайта.</p>
<p>Если на странице агентства вы нажмёте «Запомнить», мы запомним на указанное там число дней, через какое агентство вы пришли.</p>
<h2>Если вы передумали</h2>
<p>Свой выбор можно в любой момент удалить в браузере, и сайт спросит снова. Об остальном читайте в <a href="/p/konfidencialnost">политике конфиденциальности</a>.</p>`,
    },
  },
)
