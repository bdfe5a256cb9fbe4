import type { Language } from '@meltem/contract/language'
import type { InFour } from './four-languages.ts'

type Clause = readonly [baslik: string, metin: string]

/** One wording for the register form and for the page, so that the two can never differ. */
const CLAUSES: InFour<readonly Clause[]> = {
  tr: [
    [
      'Taraflar',
      'Bu sözleşme, Meltem Seyahat Turizm Ltd. Şti. (“Meltem”) ile bu sitede üyelik açan kişi (“üye”) arasındadır. Üyelik, kayıt formunun onaylanmasıyla başlar.',
    ],
    [
      'Konu',
      'Üyelik ücretsizdir. Üye, rezervasyonlarını, ödemelerini, kuponlarını ve favorilerini hesabından izler. Satın alınan hizmetlerin koşulları bu sözleşmede değil, her rezervasyonun ön bilgilendirme formunda ve mesafeli satış sözleşmesinde yer alır.',
    ],
    [
      'Üye olabilecekler',
      'On sekiz yaşını doldurmuş ve hukuki işlem yapma ehliyeti olan herkes üye olabilir. Bir kişi tek hesap açar. Kayıtta doğru ve güncel bilgi verilmesi gerekir.',
    ],
    [
      'Hesabın güvenliği',
      'Şifre kişiye özeldir ve başkasıyla paylaşılmaz. Hesabının izinsiz kullanıldığını düşünen üye Meltem’e gecikmeden haber verir; Meltem hesabı hemen korumaya alır.',
    ],
    [
      'Üyenin yükümlülükleri',
      'Üye siteyi yasalara uygun kullanır; başkalarının verisine erişmeye, sistemi aksatmaya ya da otomatik araçlarla içerik toplamaya çalışmaz. Yazdığı yorumlar kendi deneyimine dayanır, kimseyi aşağılamaz.',
    ],
    [
      'Meltem’in yükümlülükleri',
      'Meltem hizmeti özenle yürütür, verileri güvenli saklar ve planlı kesintileri önceden duyurmaya çalışır. Kendi denetimi dışındaki kesintilerden sorumlu değildir; üyenin yasadan doğan hakları saklıdır.',
    ],
    [
      'Kişisel veriler',
      'Üyelik verileri 6698 sayılı Kanun’a ve sitedeki gizlilik politikasına göre işlenir. Tanıtım iletileri yalnız ayrıca onay verilirse gönderilir ve onay her an geri alınabilir.',
    ],
    [
      'Değişiklikler',
      'Sözleşmedeki değişiklikler yürürlükten en az on beş gün önce e-postayla bildirilir. Kabul etmeyen üye hesabını kapatabilir; yapılmış rezervasyonlar eski koşullarıyla sürer.',
    ],
    [
      'Sona erme',
      'Üye hesabını dilediği an, gerekçe göstermeden kapatabilir. Meltem, ağır ya da tekrarlanan aykırılıkta hesabı gerekçesini yazarak kapatır. Kapanış, yapılmış rezervasyonlardan doğan hakları etkilemez.',
    ],
    [
      'Uygulanacak hukuk',
      'Sözleşmeye Türk hukuku uygulanır. Tüketiciler, yasal sınırlar içinde yerleşim yerlerindeki tüketici hakem heyetine ya da tüketici mahkemesine başvurabilir; yaşadıkları ülkenin emredici kurallarının sağladığı koruma saklıdır.',
    ],
  ],
  en: [
    [
      'Parties',
      'This agreement is between Meltem Seyahat Turizm Ltd. Şti. (“Meltem”) and the person who opens an account on this site (“member”). Membership begins when the registration form is accepted.',
    ],
    [
      'Subject',
      'Membership is free of charge. Members can follow their bookings, payments, vouchers and favourites in their account. The terms of the services you buy are not in this agreement but in the pre-contract information and distance-sale contract of each booking.',
    ],
    [
      'Who may join',
      'Anyone aged eighteen or over with legal capacity may become a member. One account per person, please, with details that are correct and up to date.',
    ],
    [
      'Keeping the account safe',
      'A password is personal and must not be shared. If you believe someone else is using your account, tell Meltem without delay and we will secure it at once.',
    ],
    [
      'What members undertake',
      'Members use the site lawfully and do not try to reach other people’s data, disturb the system or harvest content by automated means. Reviews rest on the member’s own experience and insult nobody.',
    ],
    [
      'What Meltem undertakes',
      'Meltem runs the service with care, stores data securely and tries to announce planned interruptions in advance. It is not liable for interruptions outside its control; your statutory rights remain untouched.',
    ],
    [
      'Personal data',
      'Membership data is processed under Turkish Law No. 6698, where applicable the GDPR, and the privacy notice on this site. Promotional messages are sent only with separate consent, which can be withdrawn at any time.',
    ],
    [
      'Changes',
      'Changes to this agreement are announced by e-mail at least fifteen days before they take effect. Members who do not agree may close their account; existing bookings continue under their original terms.',
    ],
    [
      'End of membership',
      'You may close your account at any time without giving a reason. Meltem may close an account for serious or repeated breaches and will state why in writing. Closing it does not affect rights arising from bookings already made.',
    ],
    [
      'Governing law',
      'This agreement is governed by Turkish law. Consumers may turn to the consumer arbitration committee or consumer court at their place of residence within the legal limits, and keep the protection of mandatory rules in the country where they live.',
    ],
  ],
  de: [
    [
      'Vertragsparteien',
      'Diese Vereinbarung besteht zwischen der Meltem Seyahat Turizm Ltd. Şti. („Meltem“) und der Person, die auf dieser Website ein Konto eröffnet („Mitglied“). Die Mitgliedschaft beginnt mit dem Absenden des bestätigten Anmeldeformulars.',
    ],
    [
      'Gegenstand',
      'Die Mitgliedschaft ist kostenlos. Im Konto finden Sie Buchungen, Zahlungen, Gutscheine und Favoriten. Die Bedingungen der gebuchten Leistungen stehen nicht hier, sondern in den vorvertraglichen Informationen und im Fernabsatzvertrag der jeweiligen Buchung.',
    ],
    [
      'Wer Mitglied werden kann',
      'Mitglied kann werden, wer volljährig und geschäftsfähig ist. Pro Person ist ein Konto vorgesehen; die Angaben müssen richtig und aktuell sein.',
    ],
    [
      'Sicherheit des Kontos',
      'Das Passwort ist persönlich und wird nicht weitergegeben. Vermuten Sie eine fremde Nutzung Ihres Kontos, informieren Sie Meltem bitte unverzüglich; wir sichern es sofort.',
    ],
    [
      'Pflichten des Mitglieds',
      'Das Mitglied nutzt die Website rechtmäßig, versucht nicht, auf fremde Daten zuzugreifen, den Betrieb zu stören oder Inhalte automatisiert auszulesen. Bewertungen beruhen auf eigener Erfahrung und beleidigen niemanden.',
    ],
    [
      'Pflichten von Meltem',
      'Meltem betreibt den Dienst mit Sorgfalt, bewahrt Daten sicher auf und kündigt geplante Unterbrechungen nach Möglichkeit an. Für Störungen außerhalb des eigenen Einflusses haftet Meltem nicht; Ihre gesetzlichen Rechte bleiben unberührt.',
    ],
    [
      'Personenbezogene Daten',
      'Mitgliedsdaten werden nach dem türkischen Gesetz Nr. 6698, soweit anwendbar nach der DSGVO, und gemäß der Datenschutzerklärung dieser Website verarbeitet. Werbung erhalten Sie nur mit gesonderter Einwilligung, die Sie jederzeit widerrufen können.',
    ],
    [
      'Änderungen',
      'Änderungen dieser Vereinbarung teilen wir mindestens fünfzehn Tage vor Inkrafttreten per E-Mail mit. Wer nicht einverstanden ist, kann sein Konto schließen; bestehende Buchungen laufen zu den bisherigen Bedingungen weiter.',
    ],
    [
      'Ende der Mitgliedschaft',
      'Sie können Ihr Konto jederzeit ohne Angabe von Gründen schließen. Bei schweren oder wiederholten Verstößen kann Meltem ein Konto unter schriftlicher Angabe der Gründe schließen. Rechte aus bestehenden Buchungen bleiben davon unberührt.',
    ],
    [
      'Anwendbares Recht',
      'Es gilt türkisches Recht. Verbraucher können sich im gesetzlichen Rahmen an die Schlichtungsstelle oder das Verbrauchergericht ihres Wohnorts wenden; der Schutz zwingender Vorschriften ihres Wohnsitzlandes bleibt erhalten.',
    ],
  ],
  ru: [
    [
      'Стороны',
      'Настоящее соглашение заключается между компанией Meltem Seyahat Turizm Ltd. Şti. (далее «Meltem») и лицом, открывшим учётную запись на этом сайте (далее «пользователь»). Оно вступает в силу с момента подтверждения регистрационной формы.',
    ],
    [
      'Предмет',
      'Регистрация бесплатна. В личном кабинете доступны бронирования, платежи, купоны и избранное. Условия приобретаемых услуг содержатся не здесь, а в преддоговорной информации и договоре дистанционной продажи по каждому заказу.',
    ],
    [
      'Кто может зарегистрироваться',
      'Зарегистрироваться может любое дееспособное лицо, достигшее восемнадцати лет. Один человек открывает одну учётную запись и указывает верные, актуальные данные.',
    ],
    [
      'Безопасность учётной записи',
      'Пароль является личным, передавать его другим нельзя. Если вы полагаете, что вашей учётной записью пользуется кто-то ещё, немедленно сообщите Meltem, и мы сразу её защитим.',
    ],
    [
      'Обязанности пользователя',
      'Пользователь соблюдает закон, не пытается получить доступ к чужим данным, нарушить работу сайта или собирать материалы автоматическими средствами. Отзывы основаны на собственном опыте и никого не оскорбляют.',
    ],
    [
      'Обязанности Meltem',
      'Meltem добросовестно поддерживает работу сервиса, надёжно хранит данные и по возможности заранее сообщает о плановых перерывах. За сбои вне своего контроля компания не отвечает; ваши права по закону сохраняются.',
    ],
    [
      'Персональные данные',
      'Данные пользователей обрабатываются в соответствии с турецким законом № 6698, в применимых случаях с GDPR, и политикой конфиденциальности сайта. Рекламные сообщения отправляются только с отдельного согласия, которое можно отозвать в любой момент.',
    ],
    [
      'Изменения',
      'Об изменениях мы сообщаем по электронной почте не менее чем за пятнадцать дней до их вступления в силу. Несогласный пользователь может закрыть учётную запись; действующие бронирования сохраняют прежние условия.',
    ],
    [
      'Прекращение',
      'Вы можете закрыть учётную запись в любое время без объяснения причин. При грубых или повторных нарушениях Meltem вправе закрыть её, письменно указав причину. На права по уже оформленным бронированиям это не влияет.',
    ],
    [
      'Применимое право',
      'К соглашению применяется право Турции. Потребители вправе в установленных законом пределах обратиться в арбитражный комитет или суд по делам потребителей по месту жительства; защита, которую дают императивные нормы страны проживания, сохраняется.',
    ],
  ],
}

/** For the register form: plain text, one clause a paragraph. */
export function membershipText(dil: Language): string {
  return CLAUSES[dil].map(([baslik, metin], order) => `${order + 1}. ${baslik}\n${metin}`).join('\n\n')
}

/** For the page. */
export function membershipHtml(dil: Language): string {
  return CLAUSES[dil].map(([baslik, metin], order) => `<h2>${order + 1}. ${baslik}</h2><p>${metin}</p>`).join('')
}
