import type { Language } from '@meltem/contract/language'
import type { DemoPage, PageText } from '../../../tenant-data.ts'
import { campaignBlock } from '../campaign.ts'
import { type InFour, inFour } from '../four-languages.ts'
import { callBlock, questionsBlock } from '../page-recipes.ts'

interface OffersText extends Omit<PageText, 'slug' | 'bloklar'> {
  readonly url: string
  readonly html: string
  /** Heading of the products with a campaign of their own. */
  readonly indirimli: string
  readonly sorular: readonly (readonly [soru: string, cevap: string])[]
  readonly cagri: { readonly baslik: string; readonly metin: string }
}

const TEXTS: InFour<OffersText> = {
  tr: {
    baslik: 'Güncel kampanyalar',
    ozet: 'Şu an geçerli sepet indirimleri, kodlar ve indirimli ürünler; hangisinin ne zaman ve nasıl düştüğü.',
    url: '/kampanyalar',
    seo_baslik: 'Güncel kampanyalar ve indirimler | Meltem',
    indirimli: 'Şu an indirimli',
    html: `
<p>Bu sayfada yalnız gerçekten geçerli olan yazar: bir kampanya bittiği anda buradan da kalkar. Bir sepet indirimine ne kadar kaldığını sepet söyler.</p>
<h2>Nasıl hesaplanır?</h2>
<ul>
<li>Ürünün kendi kampanyası kartında ve sayfasında gördüğünüz fiyatın içindedir.</li>
<li>Sepet indirimi yalnız adı geçen ürün türlerinden düşer. Birden fazlasının koşulu sağlanırsa en çok düşüreni uygulanır, ötekiler eklenmez.</li>
<li>Kupon, sepet indiriminden kalan tutardan düşer. Ekstra hizmetlere indirim uygulanmaz.</li>
</ul>
<h2>İptal ederseniz</h2>
<p>Onaylamadan önce size dönecek tutarı görürsünüz. Ayrıntılar <a href="/p/iptal-ve-iade">iptal ve iade</a> sayfasında.</p>`,
    sorular: [
      ['Kuponumu da kullanabilir miyim?', 'Evet. Önce sepet indirimi, sonra kupon uygulanır.'],
      ['Turlar aynı gün olmak zorunda mı?', 'Hayır, aynı sepette olmaları yeter.'],
      ['Çocuk bileti ayrı mı sayılır?', 'Sepetteki hizmetler sayılır, kişiler değil.'],
    ],
    cagri: { baslik: 'Emin değil misiniz?', metin: 'Sepetinizi anlatın, en uygun düzeni birlikte kuralım.' },
  },
  en: {
    baslik: 'Current offers',
    ozet: 'The basket offers, codes and reduced prices that run at the moment, and how each of them is worked out.',
    url: '/offers',
    seo_baslik: 'Current offers and discounts | Meltem',
    indirimli: 'Reduced at the moment',
    html: `
<p>Only what really counts stands here: once a campaign ends, it leaves this page too. The basket tells you how much is missing for a basket offer.</p>
<h2>How they are worked out</h2>
<ul>
<li>The campaign of a product is already in the price on its card and its page.</li>
<li>A basket offer comes off the kinds it names only. If you meet the conditions of several, the one that takes off most counts, and the others are not added.</li>
<li>A coupon comes off what the basket offer has left. Extras are not discounted.</li>
</ul>
<h2>If you cancel</h2>
<p>You see what comes back before you agree. More under <a href="/p/cancellation-and-refund">cancellation and refund</a>.</p>`,
    sorular: [
      ['Can I use my coupon as well?', 'Yes. The basket offer comes first, then the coupon.'],
      ['Do the tours have to be on the same day?', 'No, it is enough that they are in the same basket.'],
      ['Does a child’s ticket count on its own?', 'We count the services in the basket, not people.'],
    ],
    cagri: {
      baslik: 'Not sure?',
      metin: 'Tell us what is in your basket and we will find the best arrangement together.',
    },
  },
  de: {
    baslik: 'Aktuelle Angebote',
    ozet: 'Warenkorbrabatte, Codes und reduzierte Preise, die gerade gelten, und wie jeder davon berechnet wird.',
    url: '/angebote',
    seo_baslik: 'Aktuelle Angebote und Rabatte | Meltem',
    indirimli: 'Zurzeit reduziert',
    html: `
<p>Hier steht nur, was wirklich gilt: Endet eine Aktion, verschwindet sie auch von dieser Seite. Wie viel zu einem Warenkorbrabatt noch fehlt, sagt Ihnen der Warenkorb.</p>
<h2>So wird gerechnet</h2>
<ul>
<li>Die Aktion eines Angebots steckt schon im Preis auf seiner Karte und seiner Seite.</li>
<li>Ein Warenkorbrabatt gilt nur für die genannten Arten. Sind die Bedingungen mehrerer erfüllt, zählt der höchste; die anderen kommen nicht hinzu.</li>
<li>Ein Gutschein wird von dem abgezogen, was der Warenkorbrabatt übrig lässt. Zusatzleistungen werden nicht rabattiert.</li>
</ul>
<h2>Wenn Sie stornieren</h2>
<p>Sie sehen den Erstattungsbetrag, bevor Sie zustimmen. Mehr unter <a href="/p/stornierung-und-erstattung">Stornierung und Erstattung</a>.</p>`,
    sorular: [
      [
        'Kann ich zusätzlich einen Gutschein einlösen?',
        'Ja. Zuerst wird der Warenkorbrabatt abgezogen, dann der Gutschein.',
      ],
      ['Müssen die Ausflüge am selben Tag stattfinden?', 'Nein, sie müssen nur im selben Warenkorb liegen.'],
      ['Zählt ein Kinderticket extra?', 'Gezählt werden die Leistungen im Warenkorb, nicht die Personen.'],
    ],
    cagri: {
      baslik: 'Nicht sicher?',
      metin: 'Beschreiben Sie uns Ihren Warenkorb, wir finden gemeinsam die günstigste Lösung.',
    },
  },
  ru: {
    baslik: 'Действующие акции',
    ozet: 'Скидки на корзину, промокоды и сниженные цены, которые действуют сейчас, и как считается каждая из них.',
    url: '/aktsii',
    seo_baslik: 'Действующие акции и скидки | Meltem',
    indirimli: 'Сейчас по сниженной цене',
    html: `
<p>Здесь указано только то, что действительно действует: акция закончилась — и её нет на этой странице. Сколько осталось до скидки на корзину, подскажет сама корзина.</p>
<h2>Как они считаются</h2>
<ul>
<li>Акция самой услуги уже учтена в цене на её карточке и странице.</li>
<li>Скидка на корзину действует только на названные виды услуг. Если выполнены условия нескольких, применяется наибольшая, остальные не добавляются.</li>
<li>Купон вычитается из того, что осталось после скидки на корзину. На дополнительные услуги скидок нет.</li>
</ul>
<h2>Если вы отменяете</h2>
<p>Сумму возврата вы увидите до подтверждения. Подробнее на странице <a href="/p/otmena-i-vozvrat">отмены и возврата</a>.</p>`,
    sorular: [
      ['Можно ли добавить купон?', 'Да. Сначала применяется скидка на корзину, затем купон.'],
      ['Должны ли экскурсии быть в один день?', 'Нет, достаточно, чтобы они были в одной корзине.'],
      ['Считается ли детский билет отдельно?', 'Мы считаем услуги в корзине, а не людей.'],
    ],
    cagri: {
      baslik: 'Сомневаетесь?',
      metin: 'Расскажите, что у вас в корзине, и мы вместе подберём самый выгодный вариант.',
    },
  },
}

function text(dil: Language): PageText {
  const { html, indirimli, sorular, cagri, ...rest } = TEXTS[dil]
  return {
    ...rest,
    bloklar: [
      campaignBlock(dil),
      { tip: 'urunler', baslik: indirimli, kural: { kampanyali: true, adet: 6 }, url: null, etiket: null, urunler: [] },
      { tip: 'metin', html },
      questionsBlock(dil, sorular),
      callBlock(dil, cagri),
    ],
  }
}

export const offersPage: DemoPage = {
  anahtar: 'ozel-kampanyalar',
  turu: 'ozel',
  gorsel: null,
  yayin_zamani: '2026-04-01T08:00:00Z',
  icerik: inFour(text),
}
