// Rock and bards from Russia, Belarus and the Soviet years. The other title is the Latin or Korean reading. The format: server/catalogue/README.md.
export const WORLD_RUSSIA = `
@ Kino | 키노/Кино/빅토르 최/빅토르 초이/Viktor Tsoi | Russian Rock, Post-punk
Перемен | 변화
Кукушка | 뻐꾸기
Восьмиклассница | Vosmiklassnitsa
Видели ночь | Videli noch
Последний герой | Posledniy geroy
Нам с тобой | Nam s toboy
Когда твоя девушка больна | Kogda tvoya devushka bolna
Бездельник | Bezdelnik
Время есть, а денег нет
Алюминиевые огурцы
= Группа крови | 혈액형 | 1988
Группа крови | 혈액형
Закрой за мной дверь, я ухожу
Война
Спокойная ночь | Spokoynaya noch
Мама, мы все тяжело больны
Бошетунмай
В наших глазах
Попробуй спеть вместе со мной
Прохожий
Дальше действовать будем мы
Легенда
= Звезда по имени Солнце | 태양이라는 이름의 별 | 1989
Песня без слов
Звезда по имени Солнце | 태양이라는 이름의 별
Невесёлая песня
Сказка
Место для шага вперёд
Пачка сигарет | Pachka sigaret
Стук
Печаль | Pechal
Апрель

@ Molchat Doma | 몰차트 도마/Молчат дома | Post-punk, Russian Rock
Дискотека | Discoteque
Звёзды | Zvezdy
Крыши | Kryshi
Прыгнуть
Обречён
Ответа нет
Белая полоса
= Этажи | Etazhi | 2018
На дне | Na Dne
Танцевать | Tancevat
Фильмы | Filmy
Волны | Volny
Тоска | Toska
Судно (Борис Рыжий) | Sudno
Коммерсанты | Kommersanty
Клетка | Kletka
Прогулка | Progulka

@ Motorama | 모토라마/Моторама | Post-punk, Russian Rock
Alps
Heavy Wave
Wind in Her Hair
To the South
Ghost
She Is There
Rose in the Vase
Lottery
During the Years
Eyes

@ Shortparis | 쇼트파리스 | Post-punk, Russian Rock
Страшно | Strashno
Туту | Tutu
Стыд | Styd
Говорит Москва

@ Buerak | 부에락/Буерак | Post-punk, Russian Rock
Страсть к курению | Strast k kureniyu
Твоя фигура
Спортивные очки

@ DDT | 데데테/ДДТ | Russian Rock
Что такое осень | 가을이란 무엇인가
Это всё
Дождь
Не стреляй
Родина
В последнюю осень
Метель
Актриса Весна

@ Aquarium | 아크바리움/Аквариум/Akvarium | Russian Rock, Folk
Город | Gorod
Поезд в огне
Рок-н-ролл мёртв
Серебро Господа моего
Старик Козлодоев

@ Nautilus Pompilius | 나우틸루스 폼필리우스/Наутилус Помпилиус | Russian Rock
Крылья | Krylya
Прогулки по воде
Я хочу быть с тобой
Скованные одной цепью
Дыхание
Тутанхамон
Взгляд с экрана

@ Splean | 스플린/Сплин | Russian Rock
Выхода нет | Vykhoda net
Моё сердце
Орбит без сахара
Романс
Мы сидели и курили
Линия жизни
Скажи
Рай в шалаше

@ Mumiy Troll | 무미 트롤/Мумий Тролль | Russian Rock
Утекай
Владивосток 2000 | Vladivostok 2000
Дельфины
Медведица
Девочка
Это по любви

@ Zemfira | 젬피라/Земфира | Russian Rock
Искала
Хочешь? | Khochesh
Ромашки
Ариведерчи
П.М.М.Л.
Прогулка
Бесконечность
Жить в твоей голове
Мы разбиваемся

@ Bi-2 | 비드바/Би-2 | Russian Rock
Полковнику никто не пишет
Варвара
Серебро
Мой рок-н-ролл
Её глаза
Молитва

@ Alisa | 알리사/Алиса | Russian Rock
Мы вместе
Красное на чёрном
Трасса Е-95
Небо славян
Всё это рок-н-ролл

@ Agata Kristi | 아가타 크리스티/Агата Кристи | Russian Rock
Как на войне
Опиум для никого
Сказочная тайга
Чёрная луна
Ковёр-вертолёт
Позорная звезда
Секрет

@ Grazhdanskaya Oborona | 그라즈단스카야 오보로나/Гражданская оборона | Russian Rock, Punk
Всё идёт по плану
Моя оборона
Зоопарк
Про дурачка
Русское поле экспериментов

@ Gorky Park | 고르키 파크/Парк Горького | Hard Rock, Russian Rock
Moscow Calling
Bang
Stranger
Two Candles
Peace in Our Time

@ Aria | 아리아/Ария | Metal, Russian Rock
Беспечный ангел
Улица роз
Потерянный рай
Герой асфальта
Осколок льда
Возьми моё сердце
Штиль
Закат

@ Vladimir Vysotsky | 블라디미르 비소츠키/Владимир Высоцкий | Singer-songwriter, Folk
Кони привередливые | 야생마
Охота на волков
Песня о друге

@ Bulat Okudzhava | 불라트 오쿠자바/Булат Окуджава | Singer-songwriter, Folk
Молитва | 기도
Грузинская песня
Песенка об Арбате
`
