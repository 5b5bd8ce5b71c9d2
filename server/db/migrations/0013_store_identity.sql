CREATE TABLE "store_identity" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "store_identity_one" CHECK ("store_identity"."is_only")
);
