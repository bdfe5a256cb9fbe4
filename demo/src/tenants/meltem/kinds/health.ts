import { kindPage } from '../page-recipes.ts'

export const healthPage = kindPage('saglik', {
  tr: {
    baslik: 'Sağlık ve iyi yaşam',
    ozet: 'Hamam ve termal su, diş ve göz, check-up. Randevuyu, yolu ve konaklamayı biz kurarız; tıbbi kararı her zaman hekim verir.',
    seo_baslik: 'Sağlık turizmi, termal ve hamam | Meltem',
    giris: [
      'Anadolu’da sağlık suyla başlar: hamamın sıcak göbek taşı, Pamukkale ve Karahayıt’ın kaynakları, tuzlu deniz. Dinlenmek isteyenler için hamam, masaj ve termal otel paketleri hazırlıyoruz.',
      'Tedavi için gelenlere ise yol arkadaşlığı ederiz. Yetkili hastane ve kliniklerde diş, göz ve check-up randevusu alır, tercümanı, transferi ve oteli ayarlarız. Tanı koymayız, sonuç vaat etmeyiz; bunu yapmaya yetkili olan yalnız hekiminizdir.',
    ],
    rezervasyon:
      'Sağlık hizmetleri istek üzerinedir. Formda ne istediğinizi kısaca yazın; tıbbi belge göndermeniz gerekiyorsa önce ayrı bir açık rıza isteriz. Kurumun planı ve fiyatı gelince size iletiriz, kabul edene kadar hiçbir ödeme alınmaz.',
    dahil: [
      'Randevu ve kurumla yazışma',
      'Görüşmelerde dört dilden birinde tercüman',
      'Havalimanı, otel ve klinik arası ulaşım (pakette yazıyorsa)',
      'Dönüşten sonra belgelerinizin ulaştırılması',
    ],
    sorular: [
      [
        'Sağlık bilgilerim kimde kalır?',
        'Yalnız randevu için gereken kişide ve kurumda. Açık rızanızla alınır, istediğinizde silinir. Ayrıntısı gizlilik sayfamızda.',
      ],
      [
        'Tedaviden sonra hemen uçabilir miyim?',
        'Buna hekiminiz karar verir. Dönüş tarihini onun önerisine göre planlar, gerekirse oteli uzatırız.',
      ],
      [
        'Termal suya herkes girebilir mi?',
        'Kalp, tansiyon ya da cilt rahatsızlığınız ya da gebeliğiniz varsa önce hekiminize danışın.',
      ],
    ],
    cagri: {
      baslik: 'Önce sorun, sonra karar verin',
      metin: 'Ne aradığınızı genel hatlarıyla yazın; tıbbi ayrıntıya gerek yok.',
    },
  },
  en: {
    baslik: 'Health and well-being',
    ozet: 'Hammam and thermal springs, dental and eye care, check-ups. We arrange appointments, travel and rooms; medical decisions are always the doctor’s.',
    seo_baslik: 'Health travel, thermal springs and hammam | Meltem',
    giris: [
      'In Anatolia health begins with water: the warm marble of the hammam, the springs of Pamukkale and Karahayıt, the salt of the sea. For those who want to rest we put together hammam, massage and thermal-hotel packages.',
      'For those who come for treatment we are travelling companions. We make appointments for dental care, eye care and check-ups at authorised hospitals and clinics and organise interpreter, transfer and hotel. We do not diagnose and we do not promise results; only your doctor can speak about those.',
    ],
    rezervasyon:
      'Health services are on request. Tell us briefly what you are looking for; if medical documents are needed, we first ask for your separate, explicit consent. You then receive the clinic’s plan and price, and nothing is charged until you accept.',
    dahil: [
      'The appointment and all correspondence with the clinic',
      'An interpreter in one of our four languages',
      'Transport between airport, hotel and clinic where the package says so',
      'Your documents sent on to you after you return',
    ],
    sorular: [
      [
        'Who keeps my health data?',
        'Only the person and the clinic who need it for the appointment. We take it with your explicit consent and erase it when you ask. See our privacy page.',
      ],
      [
        'Can I fly straight after treatment?',
        'That is for your doctor to say. We plan your return around the advice you are given and extend the hotel if need be.',
      ],
      [
        'Is thermal water suitable for everyone?',
        'If you have a heart, blood-pressure or skin condition, or are pregnant, please ask your doctor first.',
      ],
    ],
    cagri: {
      baslik: 'Ask first, decide later',
      metin: 'Tell us in general terms what you are looking for; there is no need for medical detail.',
    },
  },
  de: {
    baslik: 'Gesundheit und Erholung',
    ozet: 'Hamam und Thermalwasser, Zahn- und Augenmedizin, Check-up. Termin, Reise und Zimmer organisieren wir; medizinisch entscheidet immer der Arzt.',
    seo_baslik: 'Gesundheitsreisen, Thermen und Hamam | Meltem',
    giris: [
      'In Anatolien beginnt Gesundheit mit Wasser: mit dem warmen Marmor im Hamam, den Quellen von Pamukkale und Karahayıt, dem Salz des Meeres. Wer sich erholen möchte, findet bei uns Pakete mit Hamam, Massage und Thermalhotel.',
      'Wer zu einer Behandlung anreist, bekommt von uns Begleitung. Wir vereinbaren Termine für Zähne, Augen und Check-ups in zugelassenen Kliniken und sorgen für Dolmetscher, Transfer und Hotel. Wir stellen keine Diagnosen und versprechen keine Ergebnisse; darüber spricht allein Ihr Arzt mit Ihnen.',
    ],
    rezervasyon:
      'Gesundheitsleistungen gibt es auf Anfrage. Schreiben Sie uns kurz, was Sie suchen; sind medizinische Unterlagen nötig, bitten wir Sie vorher um eine gesonderte, ausdrückliche Einwilligung. Danach erhalten Sie Plan und Preis der Klinik. Bezahlt wird erst, wenn Sie zugesagt haben.',
    dahil: [
      'Terminvereinbarung und Schriftverkehr mit der Klinik',
      'Dolmetscher in einer unserer vier Sprachen',
      'Fahrten zwischen Flughafen, Hotel und Klinik, sofern im Paket genannt',
      'Nachsendung Ihrer Unterlagen nach der Rückreise',
    ],
    sorular: [
      [
        'Wo liegen meine Gesundheitsdaten?',
        'Nur bei der Person und der Klinik, die sie für den Termin brauchen. Wir erheben sie mit Ihrer Einwilligung und löschen sie auf Wunsch. Näheres in der Datenschutzerklärung.',
      ],
      [
        'Darf ich nach der Behandlung gleich fliegen?',
        'Das entscheidet Ihr Arzt. Wir richten die Rückreise danach und verlängern nötigenfalls das Hotel.',
      ],
      [
        'Ist Thermalwasser für alle geeignet?',
        'Bei Herz-, Kreislauf- oder Hautleiden und in der Schwangerschaft fragen Sie bitte vorher Ihren Arzt.',
      ],
    ],
    cagri: {
      baslik: 'Erst fragen, dann entscheiden',
      metin: 'Beschreiben Sie in groben Zügen, was Sie suchen; medizinische Einzelheiten sind nicht nötig.',
    },
  },
  ru: {
    baslik: 'Здоровье и отдых для тела',
    ozet: 'Хамам и термальные источники, стоматология и офтальмология, чекап. Запись, дорогу и жильё организуем мы; медицинские решения всегда принимает врач.',
    seo_baslik: 'Оздоровительные поездки, термы и хамам | Meltem',
    giris: [
      'В Анатолии здоровье начинается с воды: тёплый мрамор хамама, источники Памуккале и Карахайыта, морская соль. Тем, кто хочет отдохнуть, мы собираем программы с хамамом, массажем и термальным отелем.',
      'Тех, кто едет на лечение, мы сопровождаем: записываем в аккредитованные клиники к стоматологу, офтальмологу или на обследование, находим переводчика, трансфер и отель. Мы не ставим диагнозов и не обещаем результатов: об этом вправе говорить только ваш врач.',
    ],
    rezervasyon:
      'Медицинские услуги оформляются по запросу. Коротко напишите, что вам нужно; если потребуются медицинские документы, мы сначала попросим отдельное согласие. Затем вы получите план и стоимость от клиники. До вашего согласия ничего оплачивать не нужно.',
    dahil: [
      'Запись на приём и переписка с клиникой',
      'Переводчик на одном из четырёх языков',
      'Поездки между аэропортом, отелем и клиникой, если они указаны в программе',
      'Пересылка документов после возвращения',
    ],
    sorular: [
      [
        'У кого хранятся мои медицинские данные?',
        'Только у сотрудника и клиники, которым они нужны для приёма. Мы берём их с вашего явного согласия и удаляем по первой просьбе. Подробнее на странице о конфиденциальности.',
      ],
      [
        'Можно ли лететь сразу после лечения?',
        'Это решает врач. Мы планируем обратную дорогу по его рекомендации и при необходимости продлеваем отель.',
      ],
      [
        'Всем ли подходит термальная вода?',
        'При болезнях сердца, сосудов или кожи, а также при беременности сначала посоветуйтесь с врачом.',
      ],
    ],
    cagri: {
      baslik: 'Сначала спросите, потом решайте',
      metin: 'Опишите в общих чертах, что вы ищете; медицинские подробности не нужны.',
    },
  },
})
