import type { VehicleFeed } from "#app/lib/feed/vehicle-feed.ts";

/** What a car costs for some days; without dates it holds. */
const salePrice = { column: "sale_price", during: "sale_price_effective_date" };

/*
 * Published formats of vehicle feeds, as far as used cars need them: Meta's vehicle catalog (Automotive Inventory Ads), Google's vehicle ads
 * and vehicle listings, and the feeds of two marketplaces of classified ads. Words of theirs that everybody uses are in `../words/feed-words.ts`.
 */
const meta: VehicleFeed = {
  columns: {
    vehicleNo: ["vehicle_id", "stock_number", "vin"],
    variant: "trim",
    price: [salePrice, "price"],
    kilometrage: { join: ["mileage.value", "mileage.unit"] },
    images: ["image[*].url", "image_link"],
    bodyType: "body_style",
    fuelType: "fuel_type",
    driveType: "drivetrain",
    color: "exterior_color",
    certified: "state_of_vehicle",
    status: "availability",
    listedAt: "date_first_on_lot",
  },
  values: {
    certified: { CPO: "yes", USED: "no" },
    status: { UNKNOWN: "in-stock" },
  },
  leaveOut: { state_of_vehicle: ["NEW"] },
};

const google: VehicleFeed = {
  columns: {
    vehicleNo: ["id", "vin"],
    variant: "trim",
    price: [salePrice, "price", "vehicle_all_in_price"],
    kilometrage: "mileage",
    images: { join: ["image_link", "additional_image_link"] },
    bodyType: "body_style",
    fuelType: "fuel_type",
    engineSize: "engine",
    driveType: "drivetrain",
    color: ["color", "exterior_color"],
    certified: ["certified_pre_owned", "certified"],
    listedAt: "date_in_stock",
  },
  leaveOut: { condition: ["new"] },
};

const trovit: VehicleFeed = {
  columns: {
    vehicleNo: "id",
    kilometrage: "mileage",
    images: ["picture_url", "pictures.picture.picture_url"],
    bodyType: "car_type",
    fuelType: "fuel",
    engineSize: "engine_size",
    description: "content",
    listedAt: "date",
  },
  leaveOut: { is_new: ["1", "true"] },
};

const oodle: VehicleFeed = {
  columns: {
    vehicleNo: "id",
    variant: "trim",
    kilometrage: { join: ["mileage", "mileage_units"] },
    images: "image_url",
    bodyType: "body_type",
    color: ["color", "exterior_color"],
    certified: "condition",
    listedAt: "create_time",
  },
  values: { certified: { "certified pre-owned": "yes", used: "no" } },
  leaveOut: { condition: ["new"] },
};

/** In the order in which they are tried on a feed that does not say whose it is: the importer's own columns first. */
export const publishedFormats = { own: {}, meta, google, trovit, oodle } as const satisfies Record<
  NonNullable<VehicleFeed["format"]>,
  VehicleFeed
>;
