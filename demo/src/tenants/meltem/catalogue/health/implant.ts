import { HEALTH_TERMS } from '../../../../product-terms.ts'
import { HEALTH } from '../../../../promises.ts'
import type { DemoShowcase } from '../../../../showcase-data.ts'
import { HEALTH_QUESTIONS } from '../guest-questions.ts'
import { HEALTH_LINES, HEALTH_PATH, healthExtra } from '../health-lines.ts'
import { shots } from '../scene-captions.ts'
import { written } from '../written-text.ts'

export const implant: DemoShowcase = {
  urun: {
    anahtar: 'implant',
    urun_tipi: 'saglik',
    ad: { tr: 'Diş implantı', en: 'Dental implant', de: 'Zahnimplantat', ru: 'Зубной имплант' },
    ...HEALTH_TERMS,
    en_cok_kisi: 2,
    gun_sayisi: 5,
    secenekler: [
      {
        anahtar: 'unit',
        ad: {
          tr: 'İmplant ve kron (diş başı)',
          en: 'Implant with crown (per tooth)',
          de: 'Implantat mit Krone (pro Zahn)',
          ru: 'Имплант с коронкой (за зуб)',
        },
        aciklama: {
          tr: 'Titanyum vida ve kron; iki yolculuk, arada yaklaşık üç ay.',
          en: 'Titanium screw and crown; two journeys, about three months apart.',
          de: 'Titanschraube und Krone; zwei Reisen im Abstand von rund drei Monaten.',
          ru: 'Титановый винт и коронка; две поездки с перерывом около трёх месяцев.',
        },
        tarife: { tur: 'birim', fiyat: 640 },
        stok: null,
      },
      {
        anahtar: 'crown',
        ad: {
          tr: 'Zirkon kron (diş başı)',
          en: 'Zirconia crown (per tooth)',
          de: 'Zirkonkrone (pro Zahn)',
          ru: 'Циркониевая коронка (за зуб)',
        },
        aciklama: {
          tr: 'Tek yolculuk, üç randevu.',
          en: 'One journey, three appointments.',
          de: 'Eine Reise, drei Termine.',
          ru: 'Одна поездка, три приёма.',
        },
        tarife: { tur: 'birim', fiyat: 180 },
        stok: null,
      },
      {
        anahtar: 'veneer',
        ad: { tr: 'Lamina (diş başı)', en: 'Veneer (per tooth)', de: 'Veneer (pro Zahn)', ru: 'Винир (за зуб)' },
        aciklama: {
          tr: 'Dişin önüne ince kaplama; tek yolculuk, üç randevu.',
          en: 'A thin shell in front of the tooth; one journey, three appointments.',
          de: 'Dünne Schale vor dem Zahn; eine Reise, drei Termine.',
          ru: 'Тонкая накладка на зуб; одна поездка, три приёма.',
        },
        tarife: { tur: 'birim', fiyat: 210 },
        stok: null,
      },
    ],
    ekstralar: [healthExtra('hotel', 78), healthExtra('companion', 32)],
  },
  bolge: 'kaleici',
  enlem: 36.8529,
  boylam: 30.7561,
  agirlik: 860,
  bilgi: {
    urun_tipi: 'saglik',
    tedavi: 'dis',
    klinik: 'Lara Diş Polikliniği (demo)',
    belge_no: 'ST-0000-01',
    belge_tarihi: '2024-03-18',
    gun: 6,
    gece: 5,
    komplikasyon_orani: 2.1,
    diller: ['tr', 'en', 'de', 'ru'],
    ozellikler: ['wifi', 'asansor', 'engelli_erisimi', 'otopark'],
  },
  filtreler: { tedavi: ['dis'], rehber_dili: ['tr', 'en', 'de', 'ru'] },
  sorular: HEALTH_QUESTIONS,
  bulusma: {
    enlem: 36.8529,
    boylam: 30.7561,
    ad: {
      tr: 'Klinik, Lara, Antalya',
      en: 'Clinic, Lara, Antalya',
      de: 'Klinik, Lara, Antalya',
      ru: 'Клиника, Лара, Анталья',
    },
  },
  gorseller: shots(
    'implant',
    ['dental', 'noon-azure'],
    ['clinic', 'noon-azure'],
    ['bedroom', 'dawn-shell'],
    ['dental', 'golden-amber'],
  ),
  metin: written(HEALTH_LINES, {
    tr: {
      baslik: 'Antalya’da diş implantı, altı gün',
      slug: 'dis-implanti-antalya',
      ozet: `Antalya Lara’daki klinikte implant, kron ve lamina. Önce hekimle görüşme, sonra ${HEALTH.think} gün düşünme; ödeme ancak ondan sonra.`,
      aciklama: [
        'Kliniği, oteli ve yolları biz ayarlarız. Muayene ve tedaviyi yalnız kliniğin hekimleri yapar; planı, riskleri ve seçenekleri siz ödeme yapmadan önce anlatırlar. İlk görüşmeye çene röntgeninizle gelmeniz yeter.',
        'İmplant iki yolculuk ister: ilkinde titanyum vida yerleştirilir, yaklaşık üç ay iyileşme beklenir, ikincisinde kron takılır. Kron ve lamina tek yolculukta, üç randevuda tamamlanır.',
        'Klinik geçen yıl 1.840 implant yapmış, 39 hastada komplikasyon görülmüştür (%2,1): en çok geçici şişlik ve geç kaynama. Kontroller yolculuktan sonra bir yıl sürer.',
      ],
      one_cikanlar: [
        'Ödemeden önce hekimle görüntülü görüşme',
        `${HEALTH.think} gün düşünme süresi`,
        'Komplikasyon oranı açıkça yazılı',
        'Tercüman ve ulaşım dahil',
        'Bir yıl kontrol, implanta beş yıl garanti',
      ],
      dahil: ['Muayene ve panoramik röntgen', 'Bir yıl kontrol'],
      haric: ['Otel (ek hizmetlerde)', 'Kemik tozu ve sinüs kaldırma gerekirse'],
      kurallar: [
        'Bifosfonat kullananlar ve kemoterapi görenler için uygun değildir',
        'Gebelikte yapılmaz',
        'Altı aydan yeni kalp kapağı olanlara yapılmaz',
      ],
      erisilebilirlik: ['Klinik girişinde rampa ve asansör', 'Koltuk transferi için yardım önceden istenir'],
      sss: [
        [
          'Neden iki kez gelmem gerekiyor?',
          'Vida kemiğe kaynamadan kron takılamaz; bu süreyi hekim belirler, ortalama üç aydır.',
        ],
        [
          'Fiyat değişir mi?',
          'Muayenede plan değişirse yeni fiyat yazılı verilir; kabul etmezseniz hiçbir ücret alınmaz.',
        ],
        [
          'Evde sorun çıkarsa?',
          'Klinikle görüntülü kontrol yapılır; gerekirse anlaşmalı muayenehaneye yönlendirilirsiniz.',
        ],
      ],
      ara: ['implant', 'diş tedavisi', 'zirkon', 'lamina', 'antalya diş'],
      bulusma: 'Havalimanında adınızla karşılanırsınız; klinik otele 400 metredir.',
      program: [
        ...HEALTH_PATH.tr,
        [{ gun: 1 }, 'Varış', 'Havalimanından karşılama, otele yerleşme.'],
        [{ gun: 2 }, 'Muayene ve plan', 'Röntgen, kesin plan, yazılı onay.'],
        [{ gun: 3 }, 'Tedavi', 'Lokal anestezi altında; süre diş sayısına göre.'],
        [{ gun: 5 }, 'Kontrol', 'Ağız kontrolü, evde bakım anlatımı.'],
        [{ gun: 6 }, 'Dönüş', 'Raporunuz ve röntgenleriniz size verilir.'],
      ],
    },
    en: {
      baslik: 'Dental implants in Antalya, six days',
      slug: 'dental-implants-antalya',
      ozet: `Implants, crowns and veneers at a clinic in Lara, Antalya. First a talk with the dentist, then ${HEALTH.think} days to think; payment only after that.`,
      aciklama: [
        'We arrange clinic, hotel and transport. Only the clinic’s dentists examine and treat, and they explain plan, risks and alternatives before you pay. For the first talk a panoramic X-ray is enough.',
        'An implant takes two journeys: on the first the titanium screw is placed, then it heals for about three months, and on the second you receive the crown. Crowns and veneers are done in one journey with three appointments.',
        'Last year the clinic placed 1,840 implants and recorded complications in 39 patients (2.1%), mostly passing swelling and slow healing. Check-ups continue for a year.',
      ],
      one_cikanlar: [
        'Video talk with the dentist before any payment',
        `${HEALTH.think} days to think`,
        'Complication rate stated openly',
        'Interpreter and transport included',
        'A year of check-ups, five years’ guarantee on the implant',
      ],
      dahil: ['Examination and panoramic X-ray', 'Check-ups for one year'],
      haric: ['Hotel (see extras)', 'Bone graft or sinus lift if needed'],
      kurallar: [
        'Not for people who take bisphosphonates or are in chemotherapy',
        'Not during pregnancy',
        'Not within six months of a heart valve operation',
      ],
      erisilebilirlik: ['Ramp and lift at the clinic', 'Ask ahead for help with moving to the chair'],
      sss: [
        [
          'Why do I have to come twice?',
          'The crown cannot be fitted before the screw has grown into the bone. The dentist decides how long; three months is usual.',
        ],
        [
          'Can the price change?',
          'If the plan changes at the examination you get a new price in writing. If you decline, nothing is charged.',
        ],
        [
          'What if there is trouble at home?',
          'The clinic checks by video and refers you to a partner practice if needed.',
        ],
      ],
      ara: ['implant', 'dental treatment', 'zirconia crown', 'veneers', 'antalya dentist'],
      bulusma: 'You are met at the airport with a name sign; the clinic is 400 metres from the hotel.',
      program: [
        ...HEALTH_PATH.en,
        [{ gun: 1 }, 'Arrival', 'Airport pick-up and hotel.'],
        [{ gun: 2 }, 'Examination and plan', 'X-ray, final plan, written consent.'],
        [{ gun: 3 }, 'Treatment', 'Under local anaesthetic; the time depends on the number of teeth.'],
        [{ gun: 5 }, 'Check-up', 'Examination and advice for care at home.'],
        [{ gun: 6 }, 'Departure', 'You receive your report and X-rays.'],
      ],
    },
    de: {
      baslik: 'Zahnimplantate in Antalya, sechs Tage',
      slug: 'zahnimplantate-antalya',
      ozet: `Implantate, Kronen und Veneers in einer Klinik in Lara, Antalya. Erst das Gespräch mit der Ärztin, dann ${HEALTH.think} Tage Bedenkzeit; gezahlt wird erst danach.`,
      aciklama: [
        'Wir buchen Klinik, Hotel und Fahrten. Untersuchen und behandeln dürfen nur die Zahnärztinnen und Zahnärzte der Klinik; sie erklären Plan, Risiken und Alternativen, bevor Sie zahlen. Für das erste Gespräch genügt ein Panorama-Röntgenbild.',
        'Ein Implantat braucht zwei Reisen: Bei der ersten wird die Titanschraube gesetzt, dann heilt sie rund drei Monate ein, bei der zweiten folgt die Krone. Kronen und Veneers gehen in einer Reise mit drei Terminen.',
        'Im vergangenen Jahr setzte die Klinik 1.840 Implantate; bei 39 Patienten (2,1 %) kam es zu Komplikationen, meist vorübergehende Schwellungen und langsames Einheilen. Die Kontrollen laufen ein Jahr.',
      ],
      one_cikanlar: [
        'Videogespräch mit der Ärztin vor jeder Zahlung',
        `${HEALTH.think} Tage Bedenkzeit`,
        'Komplikationsrate offen genannt',
        'Dolmetschen und Fahrten inklusive',
        'Ein Jahr Kontrolle, fünf Jahre Garantie auf das Implantat',
      ],
      dahil: ['Untersuchung und Panorama-Röntgen', 'Kontrollen für ein Jahr'],
      haric: ['Hotel (siehe Extras)', 'Knochenaufbau oder Sinuslift, falls nötig'],
      kurallar: [
        'Nicht bei Einnahme von Bisphosphonaten oder während einer Chemotherapie',
        'Nicht in der Schwangerschaft',
        'Nicht in den ersten sechs Monaten nach einer Herzklappenoperation',
      ],
      erisilebilirlik: ['Rampe und Aufzug in der Klinik', 'Hilfe beim Umsetzen auf den Stuhl bitte vorher anmelden'],
      sss: [
        [
          'Warum muss ich zweimal kommen?',
          'Die Krone sitzt erst, wenn die Schraube eingewachsen ist. Wie lange das dauert, entscheidet die Ärztin; üblich sind drei Monate.',
        ],
        [
          'Kann sich der Preis ändern?',
          'Ändert sich der Plan bei der Untersuchung, erhalten Sie den neuen Preis schriftlich. Lehnen Sie ab, kostet es nichts.',
        ],
        [
          'Was, wenn zu Hause etwas ist?',
          'Die Klinik kontrolliert per Video und verweist Sie bei Bedarf an eine Partnerpraxis.',
        ],
      ],
      ara: ['Implantat', 'Zahnbehandlung', 'Zirkonkrone', 'Veneers', 'Zahnarzt Antalya'],
      bulusma: 'Am Flughafen erwartet Sie ein Schild mit Ihrem Namen; zur Klinik sind es vom Hotel 400 Meter.',
      program: [
        ...HEALTH_PATH.de,
        [{ gun: 1 }, 'Ankunft', 'Abholung am Flughafen, Hotel.'],
        [{ gun: 2 }, 'Untersuchung und Plan', 'Röntgen, endgültiger Plan, schriftliche Einwilligung.'],
        [{ gun: 3 }, 'Behandlung', 'In örtlicher Betäubung; die Dauer hängt von der Zahl der Zähne ab.'],
        [{ gun: 5 }, 'Kontrolle', 'Nachschau und Hinweise für zu Hause.'],
        [{ gun: 6 }, 'Abreise', 'Sie erhalten Bericht und Röntgenbilder.'],
      ],
    },
    ru: {
      baslik: 'Зубные импланты в Анталье, шесть дней',
      slug: 'zubnye-implanty-antalya',
      ozet: `Импланты, коронки и виниры в клинике в Ларе, Анталья. Сначала разговор с врачом, потом ${HEALTH.think} дней подумать; оплата только после этого.`,
      aciklama: [
        'Мы организуем клинику, отель и поездки. Осматривают и лечат только врачи клиники; план, риски и варианты они объясняют до оплаты. Для первого разговора достаточно панорамного снимка.',
        'Имплант требует двух поездок: в первую ставят титановый винт, затем около трёх месяцев он приживается, во вторую ставят коронку. Коронки и виниры делают за одну поездку, три визита.',
        'В прошлом году клиника установила 1840 имплантов, осложнения отмечены у 39 пациентов (2,1 %): чаще временный отёк и медленное приживление. Контроль длится год.',
      ],
      one_cikanlar: [
        'Видеоразговор с врачом до любой оплаты',
        `${HEALTH.think} дней на размышление`,
        'Доля осложнений указана открыто',
        'Переводчик и поездки включены',
        'Год контроля, пять лет гарантии на имплант',
      ],
      dahil: ['Осмотр и панорамный снимок', 'Контроль в течение года'],
      haric: ['Отель (в дополнениях)', 'Костная пластика или синус-лифтинг, если понадобится'],
      kurallar: [
        'Не подходит при приёме бисфосфонатов и химиотерапии',
        'Не проводится при беременности',
        'Не проводится в первые полгода после операции на клапане сердца',
      ],
      erisilebilirlik: ['В клинике пандус и лифт', 'О помощи при пересадке в кресло предупредите заранее'],
      sss: [
        [
          'Почему нужно приехать дважды?',
          'Коронку ставят, когда винт прижился. Срок определяет врач, обычно три месяца.',
        ],
        [
          'Может ли измениться цена?',
          'Если план на осмотре изменится, новую цену дадут письменно. Откажетесь — ничего не платите.',
        ],
        ['А если дома что-то случится?', 'Клиника осмотрит по видео и при необходимости направит к врачу-партнёру.'],
      ],
      ara: ['имплант', 'лечение зубов', 'циркониевые коронки', 'виниры', 'стоматология анталья'],
      bulusma: 'В аэропорту вас встретят с табличкой; клиника в 400 метрах от отеля.',
      program: [
        ...HEALTH_PATH.ru,
        [{ gun: 1 }, 'Приезд', 'Встреча в аэропорту, отель.'],
        [{ gun: 2 }, 'Осмотр и план', 'Снимок, окончательный план, письменное согласие.'],
        [{ gun: 3 }, 'Лечение', 'Под местной анестезией, время зависит от числа зубов.'],
        [{ gun: 5 }, 'Контроль', 'Осмотр и советы по уходу дома.'],
        [{ gun: 6 }, 'Отъезд', 'Вам отдадут заключение и снимки.'],
      ],
    },
  }),
  yorumlar: [
    {
      ad: 'Wolfgang H.',
      dil: 'de',
      puan: 5,
      gun_once: 44,
      metin: 'Im Gespräch wurde mir von einem der drei Implantate abgeraten. Das hat mich überzeugt.',
    },
    {
      ad: 'Людмила',
      dil: 'ru',
      puan: 4,
      gun_once: 87,
      metin:
        'Переводчица была рядом всё время. Между поездками прошло четыре месяца вместо трёх, врач объяснил почему.',
    },
    {
      ad: 'Peter',
      dil: 'en',
      puan: 4,
      gun_once: 130,
      metin: 'Clear price, no pressure. The fourteen days annoyed me at first and helped me in the end.',
    },
    {
      ad: 'Nurten',
      dil: 'tr',
      puan: 3,
      gun_once: 165,
      metin: 'Tedavi iyi ama kontrolde bir saat bekledim.',
      yanit: 'Nurten Hanım, haklısınız. Klinik kontroller için ayrı bir saat dilimi açtı.',
    },
  ],
}
