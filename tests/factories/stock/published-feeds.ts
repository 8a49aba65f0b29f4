/** One car as each published format of vehicle feeds has it, and a new one that is not for this stock. */
const meta = [
  "vehicle_id,title,description,url,make,model,year,mileage.value,mileage.unit,image[0].url,image[1].url,transmission,fuel_type,body_style,drivetrain,vin,condition,price,exterior_color,state_of_vehicle,availability",
  "FB-7,Reem 2023,One owner,https://cars.example/7,Rimal,Reem,2023,31000,KM,https://cars.example/7.webp,https://cars.example/8.webp,AUTOMATIC,PLUGIN_HYBRID,CROSSOVER,4X2,RMLRMA1C2P1000071,GOOD,91000 QAR,Pearl White,CPO,PENDING",
  "FB-8,Reem 2027,New,https://cars.example/8,Rimal,Reem,2027,5,KM,,,AUTOMATIC,GASOLINE,SUV,AWD,,EXCELLENT,120000 QAR,White,NEW,AVAILABLE",
].join("\n");

const google = [
  "id\tvin\tstore_code\tcondition\tprice\tmake\tmodel\ttrim\tyear\tmileage\tbody_style\tcolor\tengine\tfuel_type\ttransmission\tdrivetrain\timage_link\tadditional_image_link\tcertified_pre-owned",
  "7\tRMLRMA1C2P1000071\tS1\tused\t91000.00 QAR\tRimal\tReem\tGLX\t2023\t19263 miles\tcrossover\tPearl White\t2.5L\tplug-in hybrid\tautomatic\t4X2\thttps://cars.example/7.webp\thttps://cars.example/8.webp,https://cars.example/9.webp\tyes",
  "8\t\tS1\tnew\t120000 QAR\tRimal\tReem\tGLX\t2027\t5 km\tsuv\twhite\t\tgasoline\tautomatic\tAWD\t\t\tno",
].join("\n");

const trovit = [
  "id,url,title,content,price,car_type,make,model,color,year,mileage,doors,fuel,transmission,engine_size,picture_url,date,is_new",
  "7,https://cars.example/7,Reem,One owner,91000,crossover,Rimal,Reem,Pearl White,2023,31000,5,PHEV,auto,2487,https://cars.example/7.webp,29/11/2026,0",
  "8,https://cars.example/8,Reem,New,120000,suv,Rimal,Reem,White,2027,5,5,petrol,auto,2487,,29/11/2026,1",
].join("\n");

const oodle = [
  "id|category|title|url|make|model|year|mileage|mileage_units|body_type|color|transmission|price|condition|image_url|create_time",
  "7|Cars|Reem|https://cars.example/7|Rimal|Reem|2023|19263|miles|crossover|Pearl White|automatic|91000|certified pre-owned|https://cars.example/7.webp|2026-11-29",
  "8|Cars|Reem|https://cars.example/8|Rimal|Reem|2027|5|kilometers|suv|White|automatic|120000|new||2026-11-29",
].join("\n");

export const publishedFeeds = { meta, google, trovit, oodle };
